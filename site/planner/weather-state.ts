import type { ClimateNorm, PlaceWeather, WeatherReading } from '@tropa/library/WeatherWidget/WeatherCard.tsx'
import type { WeatherState } from '@tropa/library/WeatherWidget/WeatherWidget.tsx'
import type { WeatherAnswer, WeatherHere } from '@tropa/machines'
import type { ReactNode } from 'react'
import type { Stay } from './plan-dates.ts'
import { skyIcon } from './sky-icon.ts'
import type { DatedWeather } from './useWeatherOfDates.ts'
import type { WeatherOfDay } from './weather-of-day.ts'

/** What is known of the weather of a plan. */
export type WeatherSeen = {
  /** Where the plan is on dates that are not past. */
  stays: readonly Stay[]
  /** Whether the places of the track are known. */
  isKnown: boolean
  weather: DatedWeather
  isOnline: boolean
  /** An instant in words. @param savedAt RFC 3339 */
  momentOf: (savedAt: string) => string
  normOf: (territoryId: number, date: string) => ClimateNorm | undefined
  /** @param answer to the question about the date; `undefined`: there is none */
  noteOf: (stay: Stay, reading: WeatherReading, answer: WeatherAnswer | undefined) => ReactNode
}

/** A stay with the weather of its date. */
export type StayWeather = { stay: Stay; weather: WeatherOfDay | undefined }

const readingWords = (here: WeatherHere | null, norm: ClimateNorm | undefined): WeatherReading => {
  if (!here?.reading) return { kind: 'none', ...(norm && { norm }) }
  const standIn = here.isStandIn && { isStandIn: true }
  if (here.kind === 'historical')
    return { kind: here.kind, day: here.reading.day, night: here.reading.night, ...standIn }
  const { temperature, wind, the_sky, sky } = here.reading
  return { kind: here.kind, temperature, wind, sky: the_sky, icon: skyIcon(sky), ...standIn }
}

function readingOf({ stay, weather }: StayWeather, { normOf }: WeatherSeen): WeatherReading {
  const reading = readingWords(weather?.kind === 'ready' ? weather.here(stay.id) : null, normOf(stay.id, stay.date))
  return reading.kind === 'none' && weather?.kind === 'failed' ? { ...reading, onRetry: weather.retry } : reading
}

function placeOf(one: StayWeather, seen: WeatherSeen): PlaceWeather {
  const { stay, weather } = one
  const reading = readingOf(one, seen)
  const note = seen.noteOf(stay, reading, weather?.kind === 'ready' ? weather.answer : undefined)
  return { id: `${stay.id} ${stay.date}`, place: stay.title, date: stay.date, reading, note }
}

/** When the oldest of the answers was stored; `undefined`: all of them have just been loaded. */
const oldestOf = (known: readonly StayWeather[]): string | undefined =>
  known.flatMap(({ weather }) => (weather?.kind === 'ready' && weather.answer.savedAt) || []).toSorted()[0]

/** The stays of a plan with the weather of their dates. */
export const stayWeather = ({ stays, weather }: Pick<WeatherSeen, 'stays' | 'weather'>): StayWeather[] =>
  stays.map((stay) => ({ stay, weather: weather.of(stay.date) }))

/** What the widget shows of the weather of a plan: a card for each territory on each date that the plan is there. */
export function weatherState(seen: WeatherSeen): WeatherState {
  const { isOnline, isKnown, momentOf, weather } = seen
  const known = stayWeather(seen)
  if (known.length === 0) return isKnown ? { kind: 'ready', places: [] } : { kind: 'loading' }
  if (known.some((one) => (one.weather ?? { kind: 'loading' }).kind === 'loading'))
    return { kind: 'loading', count: known.length }
  if (known.every((one) => one.weather?.kind === 'failed'))
    return isOnline ? { kind: 'failed', onRetry: weather.retry } : { kind: 'offline', savedAt: '', places: [] }
  const places = known.map((one) => placeOf(one, seen))
  const savedAt = oldestOf(known)
  return savedAt === undefined ? { kind: 'ready', places } : { kind: 'offline', savedAt: momentOf(savedAt), places }
}
