import { type CalendarDate, calendarDate, type CalendarMonth, calendarMonth } from '@tropa/contract'
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
 * The next such month: this one, or one of the next eleven.
 * @param month 1–12
 */
export function nextMonth(month: number, today: string): CalendarMonth {
  const first = dayOf(today).startOf('month')
  const wanted = first.month(month - 1)
  return calendarMonth((wanted.isBefore(first) ? wanted.add(1, 'year') : wanted).format('YYYY-MM'))
}
