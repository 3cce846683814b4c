import { type CalendarDate, isCalendarDate, type Language, languages, mostWeatherPlaces } from '@tropa/contract'
import { daysBetween, daysFrom } from '../dates/dates.ts'
import { WeatherRefusal } from './refusals.ts'
import type { Detail, Point } from './wire.ts'

/** What a subscription to the service allows. `places`: at most so many in one request. */
export type Plan = { hasHistory: boolean; places: number; forecastDays: number; languages: readonly Language[] }
export const everything: Plan = {
  hasHistory: true,
  places: mostWeatherPlaces,
  forecastDays: 14,
  languages,
}
/** What the service speaks where a question names no language. */
const unnamed: Language = 'en'

const pointPattern = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/
const usualForecastDays = 7
const usualInterval = '3'
const longestFrame = 60
/** The most days of one request, summed over its places, because each day is computed hour by hour. */
const mostDays = 300

function pointOf(text: string): Point {
  const [, latitude, longitude] = pointPattern.exec(text.trim()) ?? []
  if (latitude === undefined || longitude === undefined) throw new WeatherRefusal('failed')
  return { latitude: Number(latitude), longitude: Number(longitude) }
}

/** @throws {WeatherRefusal} where a parameter breaks a rule; so do all functions of this file */
export function pointsOf(params: URLSearchParams, plan: Plan): Point[] {
  if (!params.get('access_key')) throw new WeatherRefusal('key')
  const query = params.get('query')
  if (!query) throw new WeatherRefusal('query')
  const places = query.split(';')
  if (places.length > plan.places) throw new WeatherRefusal('bulk')
  return places.map(pointOf)
}

export function detailOf(params: URLSearchParams, plan: Plan): Detail {
  const language = plan.languages.find((known) => known === (params.get('language') ?? unnamed))
  if (!language) throw new WeatherRefusal('language')
  if ((params.get('units') ?? 'm') !== 'm') throw new WeatherRefusal('units')
  const interval = params.get('interval') ?? usualInterval
  if (!['1', '3', '6', '12', '24'].includes(interval)) throw new WeatherRefusal('interval')
  return { language, interval: Number(interval), hasHours: params.get('hourly') === '1' }
}

/** @returns today and the days after it */
export function forecastDates(params: URLSearchParams, plan: Plan, today: CalendarDate): CalendarDate[] {
  const days = params.get('forecast_days') ?? String(Math.min(usualForecastDays, plan.forecastDays))
  if (!/^([1-9]|1[0-4])$/.test(days)) throw new WeatherRefusal('forecastDays')
  if (Number(days) > plan.forecastDays) throw new WeatherRefusal('forecastPlan')
  return daysFrom(today, Number(days))
}

function dateOf(text: string | null): CalendarDate {
  if (!isCalendarDate(text)) throw new WeatherRefusal('date')
  return text
}

function namedDates(params: URLSearchParams): CalendarDate[] {
  const single = params.get('historical_date')
  if (single !== null) return [...new Set(single.split(';'))].map(dateOf)
  const [start, end] = [dateOf(params.get('historical_date_start')), dateOf(params.get('historical_date_end'))]
  if (end < start || daysBetween(start, end) >= longestFrame) throw new WeatherRefusal('date')
  return daysFrom(start, daysBetween(start, end) + 1)
}

/**
 * `historical_date` (several joined by `;`), or `historical_date_start` and `historical_date_end`; future days are
 * left out.
 */
export function historicalDates(params: URLSearchParams, plan: Plan, today: CalendarDate): CalendarDate[] {
  if (!plan.hasHistory) throw new WeatherRefusal('historical')
  const dates = namedDates(params)
  if (dates.length > longestFrame) throw new WeatherRefusal('date')
  return dates.filter((date) => date <= today)
}

/** @throws {WeatherRefusal} `date`, as for a time frame that is too long */
export function checkSize(points: readonly Point[], dates: readonly CalendarDate[]): void {
  if (points.length * dates.length > mostDays) throw new WeatherRefusal('date')
}
