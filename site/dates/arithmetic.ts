import { type CalendarDate, calendarDate } from '@tropa/contract'
import { dayOf } from './dayjs.ts'

/**
 * The first and last day of a month.
 * @param ahead months after the month of `date`
 */
export function monthAround(date: string, ahead = 0): { from: CalendarDate; to: CalendarDate } {
  const month = dayOf(date).startOf('month').add(ahead, 'month')
  return { from: calendarDate(month.format('YYYY-MM-DD')), to: calendarDate(month.endOf('month').format('YYYY-MM-DD')) }
}

/**
 * The travel date for a chosen month: today in the current month, otherwise its middle.
 * @param month 1–12
 */
export function dateInMonth(month: number, today: string): CalendarDate {
  const day = dayOf(today)
  if (month === day.month() + 1) return calendarDate(today)
  const middle = day.date(15).month(month - 1)
  return calendarDate((middle.isBefore(day) ? middle.add(1, 'year') : middle).format('YYYY-MM-DD'))
}

/** Monday is 1. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

export const weekdayOf = (date: string): Weekday => weekdays[(dayOf(date).day() + 6) % 7] ?? 1
