import type { CalendarDate } from '@tropa/contract'
import { epochDaysOf } from '../dates/dates.ts'
import { normsAt, type Norms, type Place } from './norms.ts'
import { waves } from './noise.ts'

/**
 * Weather of one hour: temperature in °C, wind in m/s, cloud and humidity from 0 to 1, precipitation in mm in 3 hours.
 */
export type Moment = {
  temperature: number
  wind: number
  windDegree: number
  cloud: number
  precipitation: number
  humidity: number
  pressure: number
}

/** The standard deviation of `shared` from its mean of a half. */
const spread = 0.14
/** One day in ten lies farther from the mean than this many spreads. */
const oneInTen = 1.28
const mostSpreads = 2.2
const warmestHour = 15
const dry = 0.55

/** Neighbouring places share most of their weather. */
const shared = (what: string, { id }: Place, day: number) =>
  0.75 * waves(`region ${what}`, day) + 0.25 * waves(`${id} ${what}`, day)

const deviation = (what: string, place: Place, day: number) =>
  Math.max(-mostSpreads, Math.min(mostSpreads, (shared(what, place, day) - 0.5) / spread))

/** Degrees above the norm: one night in ten is colder than `p10`, one day in ten warmer than `p90`. */
function warmth(place: Place, norms: Norms, day: number): number {
  const far = deviation('warmth', place, day) / oneInTen
  return far * (far > 0 ? norms.p90 - norms.day : norms.night - norms.p10)
}

const clouds = (place: Place, day: number) => Math.max(0, Math.min(1, 0.55 + 0.22 * deviation('cloud', place, day)))

const hoursInDay = 24
const swing = (hour: number) => Math.cos(((hour - warmestHour) / hoursInDay) * 2 * Math.PI)

/**
 * Computed from the climate: the same place and hour always have the same weather; neighbouring hours and days differ
 * little.
 * @param date of the place
 * @param hour of that day, local
 */
export function momentAt(place: Place, date: CalendarDate, hour: number): Moment {
  const norms = normsAt(place, date)
  const day = epochDaysOf(date) + hour / hoursInDay
  const cloud = clouds(place, day)
  const middle = (norms.day + norms.night) / 2 + warmth(place, norms, day)
  const amplitude = ((norms.day - norms.night) / 2) * (1.3 - 0.5 * cloud)
  const wetness = Math.max(0, (cloud - dry) / (1 - dry))
  return {
    temperature: middle + amplitude * swing(hour),
    wind: norms.wind_ms * (0.4 + 1.2 * waves(`${place.id} wind`, day * 2)),
    windDegree: Math.round(360 * shared('direction', place, day / 2) * 2) % 360,
    cloud,
    precipitation: wetness * (norms.precipitation_mm / 30 / 8) * 3,
    humidity: 0.6 + 0.35 * cloud,
    pressure: 1015 - 8 * deviation('cloud', place, day),
  }
}
