import { datesFrom } from './calendar-date.ts'
import type { CalendarDate } from './values.ts'

/** A moment on the region's calendar and clock; `hour` is decimal. */
type LocalMoment = { date: CalendarDate; hour: number }
/** When an event is on a day: decimal hours, `to` may be past 24. */
export type SessionDay = { date: CalendarDate; from: number; to: number }

/**
 * The days on which an event can be visited: a session of several days counts on each of them, at the hours of its
 * first and last day. For the planner, and for the mail that it sends.
 */
export function sessionDays(start: LocalMoment, end: LocalMoment): SessionDay[] {
  const dates = datesFrom(start.date, end.date)
  const hours = (dates.length - 1) * 24 + end.hour - start.hour
  const from = start.hour
  if (hours <= 24) return [{ date: start.date, from, to: from + hours }]
  const isOverNight = end.hour <= from
  return dates
    .filter((date) => !isOverNight || date < end.date)
    .map((date) => ({ date, from, to: isOverNight ? end.hour + 24 : end.hour }))
}
