import { type Language, mostWeatherPlaces } from '@tropa/contract'
import { dateOf, daysBetween, daysFrom } from './dates.ts'
import { WeatherRefusal } from './refusals.ts'
import type { Detail, Point } from './wire.ts'

/** What was paid for. `places`: the most in one request. */
export type Plan = { hasHistory: boolean; places: number; forecastDays: number; languages: readonly Language[] }
export const everything: Plan = { hasHistory: true, places: mostWeatherPlaces, forecastDays: 14, languages: ['en', 'ru'] }

const pointPattern = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/
const usualForecastDays = 7
const usualInterval = '3'
const longestFrame = 60
/** Of one request, over all its places: each is computed hour by hour. */
const mostDays = 300

function pointOf(text: string): Point {
  const [, latitude, longitude] = pointPattern.exec(text.trim()) ?? []
  if (latitude === undefined || longitude === undefined) throw new WeatherRefusal('failed')
  return { latitude: Number(latitude), longitude: Number(longitude) }
}

/** @throws {WeatherRefusal} for every rule that is broken, here and below */
export function pointsOf(params: URLSearchParams, plan: Plan): Point[] {
  if (!params.get('access_key')) throw new WeatherRefusal('key')
  const query = params.get('query')
  if (!query) throw new WeatherRefusal('query')
  const places = query.split(';')
  if (places.length > plan.places) throw new WeatherRefusal('bulk')
  return places.map(pointOf)
}

export function detailOf(params: URLSearchParams, plan: Plan): Detail {
  const language = plan.languages.find((known) => known === (params.get('language') ?? 'en'))
  if (!language) throw new WeatherRefusal('language')
  if ((params.get('units') ?? 'm') !== 'm') throw new WeatherRefusal('units')
  const interval = params.get('interval') ?? usualInterval
  if (!['1', '3', '6', '12', '24'].includes(interval)) throw new WeatherRefusal('interval')
  return { language, interval: Number(interval), hasHours: params.get('hourly') === '1' }
}

/** @returns today and the days after it */
export function forecastDates(params: URLSearchParams, plan: Plan, today: Date): Date[] {
  const days = params.get('forecast_days') ?? String(Math.min(usualForecastDays, plan.forecastDays))
  if (!/^([1-9]|1[0-4])$/.test(days)) throw new WeatherRefusal('forecastDays')
  if (Number(days) > plan.forecastDays) throw new WeatherRefusal('forecastPlan')
  return daysFrom(today, Number(days))
}

function namedDates(params: URLSearchParams): (Date | undefined)[] {
  const single = params.get('historical_date')
  if (single !== null) return [...new Set(single.split(';'))].map(dateOf)
  const [start, end] = [dateOf(params.get('historical_date_start') ?? ''), dateOf(params.get('historical_date_end') ?? '')]
  if (!start || !end || end < start || daysBetween(start, end) >= longestFrame) throw new WeatherRefusal('date')
  return daysFrom(start, daysBetween(start, end) + 1)
}

/**
 * `historical_date` (several joined by `;`), or `historical_date_start` and `historical_date_end`; days that have not been are
 * left out.
 */
export function historicalDates(params: URLSearchParams, plan: Plan, today: Date): Date[] {
  if (!plan.hasHistory) throw new WeatherRefusal('historical')
  const dates = namedDates(params)
  if (dates.length > longestFrame) throw new WeatherRefusal('date')
  return dates.flatMap((date) => {
    if (!date) throw new WeatherRefusal('date')
    return date <= today ? [date] : []
  })
}

/** A long frame for many places at once is refused as too long a frame. */
export function checkSize(points: readonly Point[], dates: readonly Date[]): void {
  if (points.length * dates.length > mostDays) throw new WeatherRefusal('date')
}
