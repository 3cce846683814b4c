import type { ClimateNorm } from '@tropa/library/WeatherWidget/WeatherCard.tsx'
import { type WeatherHere, weatherIn } from '@tropa/machines'
import type { ColdReading } from './clothing.ts'
import type { WeatherSeen } from './weather-state.ts'

type Sky = NonNullable<NonNullable<WeatherHere['reading']>['sky']>
const wetSkies: readonly Sky[] = ['rain', 'sleet', 'thunderstorm']

const perHour = (metresPerSecond: number) => metresPerSecond * 3.6

function coldReading(id: number, here: WeatherHere | null, norm: ClimateNorm | undefined): ColdReading[] {
  if (!here?.reading) {
    if (!norm) return []
    const temperature = Math.min(norm.day, norm.night)
    return [{ territory_id: id, basis: 'norm', temperature, wind: 0, isWet: false }]
  }
  const { wind = 0, sky } = here.reading
  const shared = { territory_id: id, wind: perHour(wind), isWet: sky !== undefined && wetSkies.includes(sky) }
  const basis = here.isStandIn ? 'standIn' : here.kind
  if (here.kind === 'forecast') return [{ ...shared, basis, temperature: here.reading.temperature }]
  return [{ ...shared, basis, temperature: Math.min(here.reading.day, here.reading.night) }]
}

/** What is known of each territory of the track on the day; the norm stands in only where there is no reading. */
export const coldReadings = ({ weather, normOf }: Pick<WeatherSeen, 'weather' | 'normOf'>): ColdReading[] =>
  weather.context.places.flatMap(({ territory_id: id }) => coldReading(id, weatherIn(weather, id), normOf(id)))
