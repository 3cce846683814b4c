import type { CalendarDate, CalendarMonth } from '@tropa/contract'
import { dayWithin, type DateSpan, daysOfMonth, monthOfDate } from '../dates/months.ts'
import type { Preferences } from './preferences.ts'
import type { Session } from './session.ts'

/**
 * When the visitor travels: `date` is the day that figures are about, and `month` its month. `precision` says what was
 * chosen: `none` shows today, `month` no day in particular, and only `day` may say that a place is closed.
 */
export type TravelTime = { date: CalendarDate; month: CalendarMonth; precision: 'none' | 'month' | 'day' }

/** The time that a visitor has chosen; today if none is chosen. */
export function travelTime(
  { travelDate, travelMonth }: Pick<Preferences, 'travelDate' | 'travelMonth'>,
  today: CalendarDate,
): TravelTime {
  if (travelDate) return { date: travelDate, month: monthOfDate(travelDate), precision: 'day' }
  if (travelMonth) return { date: dayWithin(travelMonth, today), month: travelMonth, precision: 'month' }
  return { date: today, month: monthOfDate(today), precision: 'none' }
}

/** The chosen month, or that of the chosen day; `null`: none is chosen. */
export function chosenMonth({ preferences, today }: Pick<Session, 'preferences' | 'today'>): CalendarMonth | null {
  const { month, precision } = travelTime(preferences, today)
  return precision === 'none' ? null : month
}

/** The days that a page is about: the chosen one, those of the chosen month that are still to come, or today. */
export function travelDays(
  preferences: Pick<Preferences, 'travelDate' | 'travelMonth'>,
  today: CalendarDate,
): DateSpan {
  const { date, month, precision } = travelTime(preferences, today)
  if (precision !== 'month') return { date }
  const { from, to } = daysOfMonth(month)
  return { date: from < today ? today : from, through: to }
}
