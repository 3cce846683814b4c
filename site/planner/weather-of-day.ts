import { isCalendarDate } from '@tropa/contract'
import { type WeatherAnswer, weatherHorizonDays, plusDays, type WeatherHere, weatherIn } from '@tropa/machines'
import type { DatedDay } from './plan-dates.ts'
import type { WeatherSnapshot } from './weather-of-dates.ts'

/** The weather of a date. `none`: it is not requested, because it is past or no place has a point. */
export type WeatherOfDay =
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'ready'; date: string; answer: WeatherAnswer; here: (territoryId: number) => WeatherHere | null }

/** @param savedAt RFC 3339, where what is shown was stored earlier */
export function weatherOfDay(weather: WeatherSnapshot, savedAt: string | undefined, retry: () => void): WeatherOfDay {
  const { answer } = weather.context
  if (weather.matches('idle')) return { kind: 'none' }
  if (weather.matches('failed')) return { kind: 'failed', retry }
  if (!weather.matches('ready') || !answer) return { kind: 'loading' }
  const { date } = answer
  return {
    kind: 'ready',
    date,
    answer: { ...answer, ...(savedAt && { savedAt }) },
    here: (id) => weatherIn(weather, id),
  }
}

/**
 * The dates of a plan that weather is requested for: those with stops, and those near enough for a forecast, which may
 * be better for a stop of another day. Stops without a day have the weather of the first. The last days of a plan
 * may be past what the calls take for a date.
 */
export function datesToRequest(days: readonly DatedDay[], start: string | null, today: string): readonly string[] {
  const nearest = plusDays(today, weatherHorizonDays)
  const requested = days.flatMap(({ day, date, stops }) => {
    if (day === null) return start ?? []
    return date !== null && (stops.length > 0 || date <= nearest) ? date : []
  })
  return [...new Set(requested)].filter((date) => date >= today && isCalendarDate(date))
}
