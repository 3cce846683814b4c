import type { WeatherProvider } from './weather/weather-provider.ts'
import { weatherstack } from './weather/weatherstack/weatherstack.ts'

/** The provider for a configured service; replace it here to use another service. */
const ofService = weatherstack

/** The stand-in answers as Weatherstack does, whichever service is used. */
const ofStandIn = weatherstack

/** `weather`: the service without a trailing slash; `null`: the stand-in of the provider at `apiUrl`. */
type WeatherSettings = { weather: { url: string; key: string } | null; apiUrl: string }

/** Where the portal's weather comes from. */
export const configuredWeather = ({ weather, apiUrl }: WeatherSettings): WeatherProvider =>
  // The stand-in accepts any key but requires one, like the real service.
  weather ? ofService(weather) : ofStandIn({ url: `${apiUrl}/weather`, key: 'stand-in' })
