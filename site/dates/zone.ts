import { type CalendarDate, calendarDate } from '@tropa/contract'
import { clockAt } from './dayjs.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Made once for each zone: the timezone plugin of dayjs makes one at every call, which takes 200 times as long. */
function offsetFormat(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  formats.set(timeZone, format)
  return format
}

/** Minutes that a zone's clock is ahead of UTC at an instant. */
export function offsetOf(timeZone: string, instant: string | Date): number {
  const name = offsetFormat(timeZone).formatToParts(new Date(instant)).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})$/.exec(name) ?? []
  return sign ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) : 0
}

/** `hour`: decimal, of the day; `time`: `HH:MM`. */
export type Moment = { date: CalendarDate; time: string; hour: number }

/** What a zone's own calendar and clock show. @param instant RFC 3339, or a `Date` */
export function momentIn(timeZone: string, instant: string | Date): Moment {
  const clock = clockAt(instant, offsetOf(timeZone, instant))
  return { date: calendarDate(clock.format('YYYY-MM-DD')), time: clock.format('HH:mm'), hour: clock.hour() + clock.minute() / 60 }
}

/** As `UTC+5`, `UTC+5:30`, `UTC`. @param instant RFC 3339, or a `Date`: a zone may change */
export function zoneName(timeZone: string, instant: string | Date): string {
  const offset = offsetOf(timeZone, instant)
  if (offset === 0) return 'UTC'
  const minutes = Math.abs(offset) % 60
  return `UTC${offset < 0 ? '-' : '+'}${Math.floor(Math.abs(offset) / 60)}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`
}
