import type { Brand } from 'valibot'

/** `YYYY-MM-DD`: a day of the calendar without a time or a zone, from 1900 to 2199; `values.ts` has its schema. */
type CalendarDate = string & Brand<'CalendarDate'>

const earliest = '1900-01-01'
const latest = '2199-12-31'
/** Whether a date of the form `YYYY-MM-DD` is in 1900 or later. */
export const isSinceEarliest = (text: string): boolean => text >= earliest
/** Whether a date of the form `YYYY-MM-DD` is from 1900 to 2199. */
export const isInDateRange = (text: string): boolean => text >= earliest && text <= latest

const pattern = /^\d{4}-\d{2}-\d{2}$/
const dayOf = (text: string) => new Date(`${text}T00:00:00Z`)
const isRealDay = (text: string) => !Number.isNaN(dayOf(text).getTime()) && dayOf(text).toISOString().startsWith(text)

/**
 * Whether a value is a `CalendarDate`: the only validator of dates. Without valibot, so that pages need not load it.
 */
export const isCalendarDate = (value: unknown): value is CalendarDate =>
  typeof value === 'string' && pattern.test(value) && isInDateRange(value) && isRealDay(value)

const dayMs = 86_400_000

/** The dates from one to another, both included; empty if the second is earlier. */
export function datesFrom(first: CalendarDate, last: CalendarDate): CalendarDate[] {
  const [from, to] = [first, last].map((date) => dayOf(date).getTime() / dayMs)
  const count = Math.max(0, (to ?? 0) - (from ?? 0) + 1)
  return Array.from({ length: count }, (_, index) =>
    calendarDate(new Date(((from ?? 0) + index) * dayMs).toISOString().slice(0, 10)),
  )
}

/** The latest current date on Earth, in the zone where the day begins first. */
export const latestToday = (): string => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)

/** @throws {RangeError} where `text` is not a date of that form and range */
export function calendarDate(text: string): CalendarDate {
  if (!isCalendarDate(text)) throw new RangeError(`not a calendar date from 1900 to 2199: ${text}`)
  return text
}

/** `YYYY-MM`: a month of the calendar, from 1900 to 2199; `values.ts` has its schema. */
type CalendarMonth = string & Brand<'CalendarMonth'>

/** Whether a value is a `CalendarMonth`. */
export const isCalendarMonth = (value: unknown): value is CalendarMonth =>
  typeof value === 'string' && isCalendarDate(`${value}-01`)

/** @throws {RangeError} where `text` is not a month of that form and range */
export function calendarMonth(text: string): CalendarMonth {
  if (!isCalendarMonth(text)) throw new RangeError(`not a calendar month from 1900 to 2199: ${text}`)
  return text
}
