import { calendarDate, type CalendarDate, calendarMonth, type CalendarMonth } from '@tropa/contract'

/** The month of a date. */
export const monthOfDate = (date: CalendarDate): CalendarMonth => calendarMonth(date.slice(0, 7))

/** A day, or the days from it to another. */
export type DateSpan = { date: CalendarDate; through?: CalendarDate }

/** The first and the last day of a month. */
export function daysOfMonth(month: CalendarMonth): { from: CalendarDate; to: CalendarDate } {
  // Day 0 of the month that follows.
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0))
  return { from: calendarDate(`${month}-01`), to: calendarDate(last.toISOString().slice(0, 10)) }
}

/**
 * The next such month: this one, or one of the next eleven.
 * @param month 1–12
 */
export function nextMonth(month: number, today: CalendarDate): CalendarMonth {
  const [year, now] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  return calendarMonth(`${month < now ? year + 1 : year}-${String(month).padStart(2, '0')}`)
}

/** The month after that of a date. */
export const monthAfter = (date: CalendarDate): CalendarMonth => nextMonth((Number(date.slice(5, 7)) % 12) + 1, date)

/** A day that represents a month if a figure needs a day: today in the current month, otherwise its middle. */
export const dayWithin = (month: CalendarMonth, today: CalendarDate): CalendarDate =>
  month === monthOfDate(today) ? today : calendarDate(`${month}-15`)
