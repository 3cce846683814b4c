import { type CalendarDate, ForecastResponse, HistoricalResponse, type Language } from '@tropa/contract'
import { readText } from '@tropa/http/body'
import * as v from 'valibot'
import { daysBetween } from '../dates/dates.ts'

/** `places`: geolocations, latitude first, at most 20. `today`: in the region. */
export type WeatherQuestion = {
  date: CalendarDate
  today: CalendarDate
  places: readonly string[]
  language: Language
}
export type WeatherResponse = ForecastResponse | HistoricalResponse
/** The weather of a day; `undefined` if it is not available now, or the day is past. */
export type WeatherSource = (question: WeatherQuestion) => Promise<WeatherResponse | undefined>

/** A source without data. */
export const noWeather: WeatherSource = async () => undefined

/** As far ahead as the portal's pages ask for a forecast. */
const forecastDays = 7
const patienceMs = 10_000
const mostBytes = 64 * 1024
const schemas = { forecast: ForecastResponse, historical: HistoricalResponse } as const

/** Asks the portal, so that a mail has the figures and the labels of its pages. @param siteUrl without a last slash */
export const portalWeather =
  (siteUrl: string, send: typeof fetch = fetch): WeatherSource =>
  async ({ date, today, places, language }) => {
    const ahead = daysBetween(today, date)
    if (ahead < 0 || places.length === 0) return undefined
    const kind = ahead > forecastDays ? 'historical' : 'forecast'
    const query = new URLSearchParams({ query: places.join(';'), date, language })
    try {
      const response = await send(`${siteUrl}/api/weather/${kind}?${query}`, {
        signal: AbortSignal.timeout(patienceMs),
        redirect: 'error',
      })
      if (!response.ok) return undefined
      return v.parse(schemas[kind], JSON.parse(await readText(response, mostBytes)))
    } catch {
      // If the service fails, the mail is sent without weather.
      return undefined
    }
  }
