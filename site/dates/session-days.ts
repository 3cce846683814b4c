import type { CalendarDate, EventCard } from '@tropa/contract'
import type { ScheduleDate } from '@tropa/library/Schedule/Schedule.tsx'
import { momentInRegion } from './region-time.ts'

/** The days of a session as the library's schedule takes them. */
export type SessionDates = Omit<ScheduleDate, 'date' | 'endDate'> & { date: CalendarDate; endDate?: CalendarDate }

/** When a session is on the region's own calendar and clock. */
export function daysOf({ starts_at, ends_at }: NonNullable<EventCard['dates']>): SessionDates {
  const [start, end] = [momentInRegion(starts_at), momentInRegion(ends_at)]
  return {
    date: start.date,
    ...(end.date !== start.date && { endDate: end.date }),
    times: [{ from: start.time, to: end.time }],
  }
}
