import * as v from 'valibot'
import { weatherAddresses } from './addresses.ts'
import type { Call } from './call.ts'
import { Failure } from './failure.ts'
import { defaultLanguage, languages } from './language.ts'
import { skies } from './sky.ts'
import { CalendarDate } from './values.ts'

/** Fields of both kinds of readings. Wind is in m/s. */
const conditions = {
  wind: v.optional(v.number()),
  /** Absent where the service's code is not known. */
  sky: v.optional(v.picklist(skies)),
  /** A description in the language of the query; absent where the service does not have that language. */
  the_sky: v.optional(v.string()),
}
/** The forecast for a place and a day: temperature in °C. */
export const Forecast = v.object({ temperature: v.number(), ...conditions })
export type Forecast = v.InferOutput<typeof Forecast>

/** The same day a year earlier: temperatures in °C at 12:00 and 21:00; wind and sky at 12:00. */
export const Historical = v.object({ day: v.number(), night: v.number(), ...conditions })
export type Historical = v.InferOutput<typeof Historical>

/**
 * `reading_list`: one for each place, in the order of `query`; `null`: no data for that day. `measured_on`: the day of
 * the readings.
 */
const responseOf = <Kind extends string, Reading extends v.GenericSchema>(kind: Kind, reading: Reading) =>
  v.object({
    kind: v.literal(kind),
    date: CalendarDate,
    measured_on: CalendarDate,
    is_stand_in: v.boolean(),
    reading_list: v.array(v.nullable(reading)),
  })

/** The response of `weather/forecast`. */
export const ForecastResponse = responseOf('forecast', Forecast)
export type ForecastResponse = v.InferOutput<typeof ForecastResponse>
/** The response of `weather/historical`. */
export const HistoricalResponse = responseOf('historical', Historical)
export type HistoricalResponse = v.InferOutput<typeof HistoricalResponse>

/** The most places in one query: a track has one for each of its territories. */
export const mostWeatherPlaces = 20

const isPlaceOnGlobe = (text: string) =>
  text.split(',').every((part, axis) => Math.abs(Number(part)) <= (axis === 0 ? 90 : 180))
const isOnGlobe = (text: string) => text.split(';').every(isPlaceOnGlobe)
const isAtMost = (text: string) => text.split(';').length <= mostWeatherPlaces

const hasYearBefore = (date: CalendarDate) => date >= '1901-01-01'

const place = String.raw`-?\d{1,2}(?:\.\d{1,15})?,-?\d{1,3}(?:\.\d{1,15})?`

/** The query of both weather calls. */
export const WeatherQuery = v.object({
  /** Geolocations joined by `;`, latitude first, at most 20. */
  query: v.pipe(
    v.string(),
    v.regex(new RegExp(`^${place}(?:;${place})*$`)),
    v.check(isOnGlobe, 'range'),
    v.check(isAtMost, 'places'),
  ),
  /** The travel date, for both calls: the server computes the day a year earlier. */
  date: v.pipe(CalendarDate, v.check(hasYearBefore, 'date_range')),
  language: v.optional(v.picklist(languages), defaultLanguage),
})
export type WeatherQuery = v.InferOutput<typeof WeatherQuery>

const refusals = { 504: Failure }

/** Calls of the portal's own server, which has the key of the weather service; providers do not serve them. */
export const weatherCalls = {
  forecast: {
    ...weatherAddresses.forecast,
    access: 'public',
    limit: 'weather',
    summary: 'Up to 6 days ahead',
    query: WeatherQuery,
    responses: { 200: ForecastResponse, ...refusals },
  },
  historical: {
    ...weatherAddresses.historical,
    access: 'public',
    limit: 'weather',
    summary: 'The same day a year earlier',
    query: WeatherQuery,
    responses: { 200: HistoricalResponse, ...refusals },
  },
} as const satisfies Record<string, Call>

/** The type of `weatherCalls`. */
export type WeatherCalls = typeof weatherCalls
