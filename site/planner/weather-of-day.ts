import { type CalendarDate, isCalendarDate } from '@tropa/contract'
import { type WeatherResponse, weatherHorizonDays, plusDays, type WeatherHere, weatherIn } from '@tropa/machines'
import type { DatedDay } from './plan-dates.ts'
import type { WeatherSnapshot } from './weather-of-dates.ts'

/** The weather of a date. `none`: it is not requested, because it is past or no place has a point. */
export type WeatherOfDay =
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'ready'; date: CalendarDate; response: WeatherResponse; here: (territoryId: number) => WeatherHere | null }

/** @param savedAt RFC 3339, if the response was loaded from storage */
export function weatherOfDay(weather: WeatherSnapshot, savedAt: string | undefined, retry: () => void): WeatherOfDay {
  const { response } = weather.context
  if (weather.matches('idle')) return { kind: 'none' }
  if (weather.matches('failed')) return { kind: 'failed', retry }
  if (!weather.matches('ready') || !response) return { kind: 'loading' }
  const { date } = response
  if (!isCalendarDate(date)) return { kind: 'none' }
  return {
    kind: 'ready',
    date,
    response: { ...response, ...(savedAt && { savedAt }) },
    here: (id) => weatherIn(weather, id),
  }
}

/**
 * The dates of a plan for which weather is requested: those with stops, and those within the forecast, which may suit
 * a stop of another day better. Stops without a day get the weather of the first. The last days of a plan may be
 * later than the calls allow.
 */
export function datesToRequest(
  days: readonly DatedDay[],
  start: CalendarDate | null,
  today: CalendarDate,
): readonly CalendarDate[] {
  const nearest = plusDays(today, weatherHorizonDays)
  const requested = days.flatMap(({ day, date, stops }) => {
    if (day === null) return start ?? []
    return date !== null && (stops.length > 0 || date <= nearest) ? date : []
  })
  return [...new Set(requested)].filter((date) => date >= today)
}
