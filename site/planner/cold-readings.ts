import type { WeatherHere } from '@tropa/machines'
import type { ColdReading } from './clothing.ts'
import type { Stay } from './plan-dates.ts'
import { stayWeather, type WeatherSeen } from './weather-state.ts'

type Sky = NonNullable<NonNullable<WeatherHere['reading']>['sky']>
const wetSkies: readonly Sky[] = ['rain', 'sleet', 'thunderstorm']

const perHour = (metresPerSecond: number) => metresPerSecond * 3.6

function coldReading(stay: Stay, here: WeatherHere | null, normOf: WeatherSeen['normOf']): ColdReading[] {
  const { title: place, date } = stay
  if (!here?.reading) {
    const norm = normOf(stay.id, date)
    if (!norm) return []
    return [{ place, date, basis: 'norm', temperature: Math.min(norm.day, norm.night), wind: 0, isWet: false }]
  }
  const { wind = 0, sky } = here.reading
  const shared = { place, date, wind: perHour(wind), isWet: sky !== undefined && wetSkies.includes(sky) }
  const basis = here.isStandIn ? 'standIn' : here.kind
  if (here.kind === 'forecast') return [{ ...shared, basis, temperature: here.reading.temperature }]
  return [{ ...shared, basis, temperature: Math.min(here.reading.day, here.reading.night) }]
}

/**
 * What is known of each territory on each date of the stay there; the climate norm is used only if there is no
 * reading. Stops without a day count only if no stop has a day.
 */
export function coldReadings({ stays, weather, normOf }: Pick<WeatherSeen, 'stays' | 'weather' | 'normOf'>) {
  const planned = stays.filter(({ isPlanned }) => isPlanned)
  const travelled = planned.length > 0 ? planned : stays
  return stayWeather({ stays: travelled, weather }).flatMap((one) =>
    coldReading(one.stay, one.weather?.kind === 'ready' ? one.weather.here(one.stay.id) : null, normOf),
  )
}
