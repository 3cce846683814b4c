import type { CalendarDate } from '@tropa/contract'
import { getTimes } from 'suncalc'
import { momentIn, offsetOf } from './time-zone.ts'

/**
 * Hours of the local day, decimal, in the order of the sun: above 24 if the sun crosses that line after midnight,
 * below 0 if before the day begins; `null` if it does not.
 */
export type Daylight = {
  dawn: number | null
  rise: number | null
  set: number | null
  dusk: number | null
  lengthMinutes: number
}

const oneHour = 60 * 60_000

type Place = { latitude: number; longitude: number }

/** SunCalc gives the times of the solar day whose noon is nearest to an instant. */
function localNoon(date: CalendarDate, timeZone: string): Date {
  const noon = new Date(`${date}T12:00:00Z`)
  return new Date(noon.getTime() - offsetOf(timeZone, noon) * 60_000)
}

function hourOf(day: CalendarDate, timeZone: string, instant: Date | null): number | null {
  if (instant === null || Number.isNaN(instant.getTime())) return null
  const { date, hour } = momentIn(timeZone, instant)
  return hour + (Date.parse(date) - Date.parse(day)) / oneHour
}

/**
 * When it is light on a day at a place; civil twilight from dawn to dusk.
 * @param date of the local calendar
 * @see SunCalc: sunrise and sunset within a few minutes
 */
export function daylight(date: CalendarDate, { latitude, longitude }: Place, timeZone: string): Daylight {
  const times = getTimes(localNoon(date, timeZone), latitude, longitude)
  const hour = (instant: Date | null) => hourOf(date, timeZone, instant)
  const [rise, set] = [hour(times.sunrise), hour(times.sunset)]
  // Of the whole minutes that pages show, so that the length is what a reader makes of the two times.
  const hours = rise !== null && set !== null ? set - rise : times.alwaysDown ? 0 : 24
  return { dawn: hour(times.dawn), rise, set, dusk: hour(times.dusk), lengthMinutes: Math.round(hours * 60) }
}
