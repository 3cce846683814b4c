import { getTimes } from 'suncalc'

/** Hours of the local day, decimal, 0–24; `null` where the sun does not cross that line on the day. */
export type Daylight = { dawn: number | null; rise: number | null; set: number | null; dusk: number | null; lengthMinutes: number }

const wholeDay = 24 * 60 * 60_000

type Place = { latitude: number; longitude: number }

const clock = (timeZone: string) => new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

function hoursIn(timeZone: string) {
  const format = clock(timeZone)
  return (instant: Date | null): number | null => {
    if (instant === null || Number.isNaN(instant.getTime())) return null
    const [hours, minutes] = format.format(instant).split(':').map(Number) as [number, number]
    return hours + minutes / 60
  }
}

/**
 * When it is light on a day at a place; civil twilight from dawn to dusk.
 * @param date `YYYY-MM-DD`, of the local calendar
 * @see SunCalc: sunrise and sunset within a few minutes
 */
export function daylight(date: string, { latitude, longitude }: Place, timeZone: string): Daylight {
  const times = getTimes(new Date(`${date}T07:00:00Z`), latitude, longitude)
  const hours = hoursIn(timeZone)
  const length = times.sunset && times.sunrise ? times.sunset.getTime() - times.sunrise.getTime() : times.alwaysDown ? 0 : wholeDay
  return {
    dawn: hours(times.dawn),
    rise: hours(times.sunrise),
    set: hours(times.sunset),
    dusk: hours(times.dusk),
    lengthMinutes: Math.round(length / 60_000),
  }
}
