import type { CalendarMonth, LocationCard } from '@tropa/contract'
import { monthOfDate } from '../dates/months.ts'
import { dateInRegion } from '../dates/region-time.ts'
import { monthOf } from '../dates/season.ts'

type Card = Pick<LocationCard, 'object_type' | 'season' | 'dates'>

/** Whether a session overlaps a month of the region's calendar; one that ends at midnight does not touch the next. */
export function isOnIn({ dates }: Pick<Card, 'dates'>, month: CalendarMonth): boolean {
  if (!dates) return false
  const end = new Date(Math.max(Date.parse(dates.starts_at), Date.parse(dates.ends_at) - 1))
  return monthOfDate(dateInRegion(dates.starts_at)) <= month && month <= monthOfDate(dateInRegion(end))
}

const suits = ({ season }: Card, month: CalendarMonth) => season.length === 0 || season.includes(monthOf(month))

/**
 * The cards to show for a month. Events are those of the month or, if it has none, the nearest ones as the provider
 * sent them. Anything else must suit the month.
 */
export function ofMonth<C extends Card>(cards: readonly C[], month: CalendarMonth): C[] {
  const events = cards.filter((card) => card.object_type === 'event')
  const own = events.filter((event) => isOnIn(event, month))
  return cards.filter((card) =>
    card.object_type === 'event' ? own.length === 0 || own.includes(card) : suits(card, month),
  )
}
