import { type CalendarDate, isCalendarDate } from '@tropa/contract'
import { plusDays } from '@tropa/machines'

/** So many days after a date, or before it; `null`: that is outside the calendar, which ends with 2199. */
export function daysAfter(date: CalendarDate, days: number): CalendarDate | null {
  const after = plusDays(date, days)
  return isCalendarDate(after) ? after : null
}
