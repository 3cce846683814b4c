import { type CalendarDate, isCalendarDate } from '@tropa/contract'
import type { ClimateNorm, WeatherReading } from '@tropa/library/WeatherWidget/readingText.ts'
import type { PlaceWeather } from '@tropa/library/WeatherWidget/WeatherCard.tsx'
import type { WeatherState } from '@tropa/library/WeatherWidget/WeatherWidget.tsx'
import { plusDays, type WeatherHere } from '@tropa/machines'
import type { ReactNode } from 'react'
import { type Point, pointOf } from '../geography/distance.ts'
import type { Stay } from './plan-dates.ts'
import { skyIcon } from './sky-icon.ts'
import type { DatedWeather } from './useWeatherOfDates.ts'
import type { WeatherOfDay } from './weather-of-day.ts'

/** The first and the last date of figures of an earlier year. */
export type Measured = { first: CalendarDate; last: CalendarDate }

/** What is known of the weather of a plan. */
export type WeatherSeen = {
  /** The stays of the plan on dates that are not past. */
  stays: readonly Stay[]
  /** Whether the places of the track are known. */
  isKnown: boolean
  weather: DatedWeather
  isOnline: boolean
  /** An instant in words. @param savedAt RFC 3339 */
  momentOf: (savedAt: string) => string
  normOf: (territoryId: number, date: CalendarDate) => ClimateNorm | undefined
  /** @param point of a place of the territory */
  daylightOf: (date: CalendarDate, point: Point) => ReactNode
  noteOf: (stay: Stay, reading: WeatherReading, measured: Measured | null) => ReactNode
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

const isLoading = ({ weather }: StayWeather) => (weather ?? { kind: 'loading' }).kind === 'loading'

function readingOf(one: StayWeather, { normOf }: WeatherSeen): WeatherReading {
  const { stay, weather } = one
  if (isLoading(one)) return { kind: 'loading' }
  const reading = readingWords(weather?.kind === 'ready' ? weather.here(stay.id) : null, normOf(stay.id, stay.date))
  return reading.kind === 'none' && weather?.kind === 'failed' ? { ...reading, onRetry: weather.retry } : reading
}

/** A stay with the reading for its card. */
type Known = StayWeather & { reading: WeatherReading }
/** Days of one stay, at least one. */
type Run<One> = readonly [One, ...One[]]

/** The norm is that of a month, so a card must not span two months. */
const isNextDay = ({ stay: before }: StayWeather, { stay }: StayWeather) =>
  stay.id === before.id &&
  stay.isPlanned &&
  before.isPlanned &&
  stay.date === plusDays(before.date, 1) &&
  stay.date.slice(0, 7) === before.date.slice(0, 7)

/** The most days of a card: after that the daylight differs too much from that of the first day. */
const longestRun = 7

/**
 * Groups days into runs; each run is at the position of its first day.
 * @param isNext whether the other day can follow on the same card
 */
function runsOf<One>(all: readonly One[], isNext: (one: One, other: One) => boolean): Run<One>[] {
  return all.reduce<Run<One>[]>((runs, one) => {
    const index = runs.findIndex((run) => run.length < longestRun && isNext(run.at(-1) ?? run[0], one))
    return index < 0 ? [...runs, [one]] : runs.map((run, at) => (at === index ? [...run, one] : run))
  }, [])
}

const isMadeUp = ({ reading }: Known) => 'isStandIn' in reading && reading.isStandIn === true
const isAlike = (one: Known, other: Known) =>
  ['forecast', 'historical', 'loading'].includes(one.reading.kind) &&
  one.reading.kind === other.reading.kind &&
  isMadeUp(one) === isMadeUp(other) &&
  isNextDay(one, other)

/** The reading of a card for several days; for a single day the shorter form. */
function readingOfRun(run: Run<Known>): WeatherReading {
  const [{ reading }] = run
  if (run.length === 1 || reading.kind === 'loading') return reading
  const isStandIn = isMadeUp(run[0])
  const dated = run.map((one) => ({ ...one.reading, date: one.stay.date }))
  return reading.kind === 'forecast'
    ? { kind: 'forecastDays', days: dated.filter((day) => day.kind === 'forecast'), isStandIn }
    : { kind: 'historicalDays', days: dated.filter((day) => day.kind === 'historical'), isStandIn }
}

function measuredIn(run: Run<Known>): Measured | null {
  const dates = run
    .flatMap(({ weather }) =>
      weather?.kind === 'ready' && weather.response.kind === 'historical' && !weather.response.is_stand_in
        ? weather.response.measured_on
        : [],
    )
    .filter(isCalendarDate)
  const [first, last] = [dates[0], dates.at(-1)]
  return first && last ? { first, last } : null
}

function placeOf(run: Run<Known>, { daylightOf, noteOf }: WeatherSeen): PlaceWeather {
  const [{ stay }] = run
  const reading = readingOfRun(run)
  const note = noteOf(stay, reading, measuredIn(run))
  const daylight = stay.geolocation && daylightOf(stay.date, pointOf(stay.geolocation))
  return { id: `${stay.id} ${stay.date}`, place: stay.title, date: stay.date, reading, daylight, note }
}

/** When the oldest of the responses was stored; `undefined`: none was loaded from storage. */
const oldestOf = (known: readonly StayWeather[]): string | undefined =>
  known.flatMap(({ weather }) => (weather?.kind === 'ready' && weather.response.savedAt) || []).toSorted()[0]

/** The stays of a plan with the weather of their dates. */
export const stayWeather = ({ stays, weather }: Pick<WeatherSeen, 'stays' | 'weather'>): StayWeather[] =>
  stays.map((stay) => ({ stay, weather: weather.of(stay.date) }))

/**
 * The state of the weather widget for a plan: one card for each stay of consecutive days in a territory. Dates are
 * shown as they arrive.
 */
export function weatherState(seen: WeatherSeen): WeatherState {
  const { isOnline, isKnown, momentOf, weather } = seen
  const known = stayWeather(seen)
  if (known.length === 0) return isKnown ? { kind: 'ready', places: [] } : { kind: 'loading' }
  if (known.every(isLoading)) return { kind: 'loading', count: runsOf(known, isNextDay).length }
  if (known.every((one) => one.weather?.kind === 'failed'))
    return isOnline ? { kind: 'failed', onRetry: weather.retry } : { kind: 'offline', savedAt: '', places: [] }
  const cards = known.map((one) => ({ ...one, reading: readingOf(one, seen) }))
  const places = runsOf(cards, isAlike).map((run) => placeOf(run, seen))
  const savedAt = oldestOf(known)
  return savedAt === undefined ? { kind: 'ready', places } : { kind: 'offline', savedAt: momentOf(savedAt), places }
}
