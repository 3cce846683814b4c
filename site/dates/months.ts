import { type CalendarDate, calendarDate, type CalendarMonth, calendarMonth } from '@tropa/contract'

/** The month of a date. */
export const monthOfDate = (date: string): CalendarMonth => calendarMonth(date.slice(0, 7))

/** A day that stands for a month where a figure needs one: today in the current month, otherwise its middle. */
export const dayWithin = (month: CalendarMonth, today: string): CalendarDate =>
  month === monthOfDate(today) ? calendarDate(today) : calendarDate(`${month}-15`)
