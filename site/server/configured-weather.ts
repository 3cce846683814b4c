import type { WeatherProvider } from './weather/weather-provider.ts'
import { weatherstack } from './weather/weatherstack/weatherstack.ts'

/** The provider of a configured service: another service has its line here. */
const ofService = weatherstack

/** The stand-in answers as Weatherstack does, whichever service is in use. */
const ofStandIn = weatherstack

/** `weather`: the service without a trailing slash; `null`: the stand-in of the provider at `apiUrl`. */
type WeatherSettings = { weather: { url: string; key: string } | null; apiUrl: string }

/** Where the portal's weather comes from. */
export const configuredWeather = ({ weather, apiUrl }: WeatherSettings): WeatherProvider =>
  // The stand-in accepts any key but requires one, like the real service.
  weather ? ofService(weather) : ofStandIn({ url: `${apiUrl}/weather`, key: 'stand-in' })
