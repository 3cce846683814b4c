import { type CalendarDate, type CalendarMonth, calendarDate, isCalendarDate, type Language } from '@tropa/contract'
import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/ru.js'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import { timeZone } from '../database/settings.ts'

dayjs.extend(utc)
dayjs.extend(timezone)

/** A calendar date has no zone: its arithmetic is done at midnight UTC, where every day has 24 hours. */
const dayOf = (date: CalendarDate): Dayjs => dayjs.utc(date)
const dateOf = (day: Dayjs): CalendarDate => calendarDate(day.format('YYYY-MM-DD'))

/** @throws {RangeError} where the calendar of `CalendarDate` ends before that day */
export const plusDays = (date: CalendarDate, days: number): CalendarDate => dateOf(dayOf(date).add(days, 'day'))

/** @returns `null` where the calendar of `CalendarDate` ends before that day */
export function plusDaysOrNull(date: CalendarDate, days: number): CalendarDate | null {
  const text = dayOf(date).add(days, 'day').format('YYYY-MM-DD')
  return isCalendarDate(text) ? text : null
}

/** @returns `start` and the days after it, `count` in all */
export const daysFrom = (start: CalendarDate, count: number): CalendarDate[] =>
  Array.from({ length: count }, (_, index) => plusDays(start, index))

/** @returns whole days from `start` to `end`, negative where `end` is earlier */
export const daysBetween = (start: CalendarDate, end: CalendarDate): number => dayOf(end).diff(dayOf(start), 'day')

/** @returns seconds from 1970 to midnight UTC of that date */
export const epochSecondsOf = (date: CalendarDate): number => dayOf(date).unix()

/** @returns days since 1970-01-01 */
export const epochDaysOf = (date: CalendarDate): number => epochSecondsOf(date) / 86_400

/** @returns 1–12 */
export const monthOf = (date: CalendarDate): number => dayOf(date).month() + 1

/** @returns the first and the last day of a month */
export function daysOfMonth(month: CalendarMonth): { from: CalendarDate; to: CalendarDate } {
  const from = calendarDate(`${month}-01`)
  return { from, to: dateOf(dayOf(from).endOf('month')) }
}

/** @returns 1–7, Monday is 1 */
export const weekdayOf = (date: CalendarDate): number => dayOf(date).day() || 7

/** @returns 1–31 */
export const dayOfMonth = (date: CalendarDate): number => dayOf(date).date()

/** @returns 1–366 */
export const dayOfYear = (date: CalendarDate): number => dayOf(date).diff(dayOf(date).startOf('year'), 'day') + 1

/** @returns months, 1–12, from that of `date` on */
export const monthsFrom = (date: CalendarDate, count: number): number[] =>
  Array.from({ length: count }, (_, index) => dayOf(date).startOf('month').add(index, 'month').month() + 1)

/**
 * What a clock and a calendar in the region show. `time`: `HH:MM`; `hour`: 0–23; `offset`: hours ahead of UTC;
 * `epoch`: seconds since 1970.
 */
export type LocalTime = { date: CalendarDate; time: string; hour: number; offset: number; epoch: number }

/** @param instant RFC 3339, or a `Date` */
export function inRegion(instant: string | Date): LocalTime {
  const local = dayjs(instant).tz(timeZone)
  return {
    date: dateOf(local),
    time: local.format('HH:mm'),
    hour: local.hour(),
    offset: local.utcOffset() / 60,
    epoch: local.unix(),
  }
}

/** An instant so much later, or earlier where `count` is negative. @param from RFC 3339, or a `Date` */
export const momentAfter = (from: string | Date, count: number, unit: 'year' | 'day' | 'hour' | 'minute'): Date =>
  dayjs.utc(from).add(count, unit).toDate()

/** `24.12.2026`, the same in every language. */
export const shortDate = (date: CalendarDate): string => dayOf(date).format('DD.MM.YYYY')

const momentForms: Record<Language, string> = { ru: 'D MMMM YYYY [г. в] HH:mm', en: 'D MMMM YYYY [at] HH:mm' }

/** A day and an hour by the clocks of the region: `24 декабря 2026 г. в 18:00`. @param instant RFC 3339 */
export const regionTime = (instant: string, language: Language): string =>
  dayjs(instant).tz(timeZone).locale(language).format(momentForms[language])

const zoneFormat = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })

/** The region's offset from UTC: `UTC+5`. @param instant RFC 3339, since the offset may change */
export function regionZone(instant: string): string {
  const zone = zoneFormat.formatToParts(new Date(instant)).find(({ type }) => type === 'timeZoneName')
  return zone ? zone.value.replace('GMT', 'UTC') : ''
}
