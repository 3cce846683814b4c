import { getTimes } from 'suncalc'
import { momentIn } from './time-zone.ts'

/** Hours of the local day, decimal, 0–24; `null` where the sun does not cross that line on the day. */
export type Daylight = {
  dawn: number | null
  rise: number | null
  set: number | null
  dusk: number | null
  lengthMinutes: number
}

const wholeDay = 24 * 60 * 60_000

type Place = { latitude: number; longitude: number }

const hourIn = (timeZone: string, instant: Date | null): number | null =>
  instant === null || Number.isNaN(instant.getTime()) ? null : momentIn(timeZone, instant).hour

/**
 * When it is light on a day at a place; civil twilight from dawn to dusk.
 * @param date `YYYY-MM-DD`, of the local calendar
 * @see SunCalc: sunrise and sunset within a few minutes
 */
export function daylight(date: string, { latitude, longitude }: Place, timeZone: string): Daylight {
  const times = getTimes(new Date(`${date}T07:00:00Z`), latitude, longitude)
  const length =
    times.sunset && times.sunrise ? times.sunset.getTime() - times.sunrise.getTime() : times.alwaysDown ? 0 : wholeDay
  return {
    dawn: hourIn(timeZone, times.dawn),
    rise: hourIn(timeZone, times.sunrise),
    set: hourIn(timeZone, times.sunset),
    dusk: hourIn(timeZone, times.dusk),
    lengthMinutes: Math.round(length / 60_000),
  }
}
