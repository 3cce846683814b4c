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
