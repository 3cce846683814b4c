import type { CalendarDate, Offer } from '@tropa/contract'
import { momentIn } from '../../dates/time-zone.ts'

/** The offers that start at one moment; `date` and `time` are local. */
export type SaleSession = { startsAt: string; date: CalendarDate; time: string; offers: readonly Offer[] }

export type Sessions = {
  /** On the travel date and after it, the nearest first. */
  ahead: readonly SaleSession[]
  /** Before the travel date, and not over. */
  before: readonly SaleSession[]
  /** Sold for any day. */
  anyTime: readonly Offer[]
}

type Days = { travelDate: CalendarDate; today: CalendarDate; timeZone: string }

/** Offers by their start, relative to the travel date, without those that are over. */
export function sessionsOf(offers: readonly Offer[], { travelDate, today, timeZone }: Days): Sessions {
  const byStart = Map.groupBy(offers, ({ starts_at }) => starts_at)
  const coming = [...byStart]
    .flatMap(([startsAt, some]) => (startsAt ? [{ startsAt, ...momentIn(timeZone, startsAt), offers: some }] : []))
    .filter(({ date }) => date >= today)
    .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
  return {
    ahead: coming.filter(({ date }) => date >= travelDate),
    before: coming.filter(({ date }) => date < travelDate),
    anyTime: byStart.get(undefined) ?? [],
  }
}
