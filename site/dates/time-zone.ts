import { type CalendarDate, calendarDate } from '@tropa/contract'
import { region } from '../region/region.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

const newClock = (timeZone: string) =>
  new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  })

/** Providers name the zones of places; an unknown name throws. */
function newClockOrRegional(timeZone: string): Intl.DateTimeFormat {
  try {
    return newClock(timeZone)
  } catch {
    return newClock(region.timeZone)
  }
}

/** Cached for each zone: creating a formatter takes 200 times as long as using it. An unknown zone is the region's. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? newClockOrRegional(timeZone)
  formats.set(timeZone, format)
  return format
}

/** @param instant RFC 3339, or a `Date` */
function readClock(timeZone: string, instant: string | Date) {
  const parts = clockOf(timeZone).formatToParts(new Date(instant))
  return (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
}

/**
 * Minutes by which a zone is ahead of UTC at an instant.
 * @param instant RFC 3339, or a `Date`
 */
export function offsetOf(timeZone: string, instant: string | Date): number {
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})$/.exec(readClock(timeZone, instant)('timeZoneName')) ?? []
  return sign ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) : 0
}

/** `hour` is the decimal hour of the day; `time` is `HH:MM`. */
export type Moment = { date: CalendarDate; time: string; hour: number }

/**
 * The date and time in a zone. Uses `Intl` only, since every page loads this file.
 * @param instant RFC 3339, or a `Date`
 */
export function momentIn(timeZone: string, instant: string | Date): Moment {
  const part = readClock(timeZone, instant)
  const [year, hour, minute] = [part('year').padStart(4, '0'), part('hour'), part('minute')]
  return {
    date: calendarDate(`${year}-${part('month')}-${part('day')}`),
    time: `${hour}:${minute}`,
    hour: Number(hour) + Number(minute) / 60,
  }
}

/**
 * The UTC offset as `UTC+5`, `UTC+5:30` or `UTC`.
 * @param instant RFC 3339, or a `Date`, since the offset may change
 */
export function zoneName(timeZone: string, instant: string | Date): string {
  const offset = offsetOf(timeZone, instant)
  if (offset === 0) return 'UTC'
  const minutes = Math.abs(offset) % 60
  return `UTC${offset < 0 ? '-' : '+'}${Math.floor(Math.abs(offset) / 60)}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`
}
