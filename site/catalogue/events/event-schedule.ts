import type { CalendarDate, CalendarMonth, Event, EventCard } from '@tropa/contract'
import type { ScheduleDate } from '@tropa/library/Schedule/Schedule.tsx'
import { monthOfDate } from '../../dates/months.ts'
import { dateInRegion, momentInRegion } from '../../dates/region-time.ts'
import { daysOf } from '../../dates/session-days.ts'

type Session = NonNullable<EventCard['dates']>

type ScheduleSession = Event['schedule'][number]

/** Names of venues by their ids. */
export type Venues = ReadonlyMap<number, string>

/** All sessions in order; those on one day at one venue share a row. Rows name the venues if there are several. */
export function scheduleOf(sessions: Event['schedule'], venues: Venues = new Map()): ScheduleDate[] {
  const hasSeveral = new Set(sessions.map(({ location_id }) => location_id)).size > 1
  const rowOf = (session: ScheduleSession): ScheduleDate => {
    const place = hasSeveral && session.location_id !== null ? venues.get(session.location_id) : undefined
    return { ...daysOf(session), ...(place && { place }) }
  }
  const inOrder = sessions.toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at)).map(rowOf)
  return inOrder.reduce<ScheduleDate[]>((rows, row) => {
    const last = rows.at(-1)
    if (!last || last.date !== row.date || last.place !== row.place || last.endDate || row.endDate)
      return [...rows, row]
    return [...rows.slice(0, -1), { ...last, times: [...(last.times ?? []), ...(row.times ?? [])] }]
  }, [])
}

/** `unset`: no date is announced yet. */
export type Phase = 'unset' | 'coming' | 'on' | 'over'

/**
 * The phase of an event at a moment of the region's calendar and clock.
 * @param dates the session that is on or comes next; the last one when all are over
 * @param now day, and its hour as a decimal
 */
export function phaseOf(dates: Session | undefined, now: { today: CalendarDate; hour: number }): Phase {
  if (!dates) return 'unset'
  const moment = (day: CalendarDate, hour: number) => `${day}T${hour.toFixed(2).padStart(5, '0')}`
  const at = (instant: string) => {
    const { date, hour } = momentInRegion(instant)
    return moment(date, hour)
  }
  const current = moment(now.today, now.hour)
  if (at(dates.ends_at) <= current) return 'over'
  return at(dates.starts_at) <= current ? 'on' : 'coming'
}

/**
 * Whether a session is on one of the days; one that ends at midnight does not count for the next day.
 * @param days of the region, both included
 */
export const happensOn = (sessions: readonly Session[], days: { from: CalendarDate; to: CalendarDate }): boolean =>
  sessions.some(({ starts_at, ends_at }) => {
    const last = Math.max(Date.parse(starts_at), Date.parse(ends_at) - 1)
    return dateInRegion(starts_at) <= days.to && dateInRegion(new Date(last)) >= days.from
  })

/**
 * The month of each card that is the first of its month, by id. The cards are in the order of their dates.
 * @param from the first day of the list: what is on already belongs to its month
 */
export function monthBeginnings(cards: readonly EventCard[], from?: CalendarDate): ReadonlyMap<number, CalendarMonth> {
  const first = from && monthOfDate(from)
  const months = cards.map(({ dates }) => {
    const month = dates && monthOfDate(dateInRegion(dates.starts_at))
    return month && first && month < first ? first : month
  })
  return new Map(
    cards.flatMap(({ id }, index): [number, CalendarMonth][] => {
      const month = months[index]
      return month && month !== months[index - 1] ? [[id, month]] : []
    }),
  )
}
