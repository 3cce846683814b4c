import type { CalendarDate } from '@tropa/contract'

/** Monday is 1. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** The day of the week of a date. */
export const weekdayOf = (date: CalendarDate): Weekday =>
  weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 1
