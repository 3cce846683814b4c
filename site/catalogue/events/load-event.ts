import type { CalendarDate, Event, EventCard } from '@tropa/contract'
import type { PageHead } from '../objects/page-head.ts'
import { eventQuery, eventsQuery } from './event-queries.ts'
import type { ListQuery } from '../lists/list-query.ts'
import { orAbsent } from '../../portal/absent.ts'
import type { Portal } from '../../portal/portal.ts'
import { loadPlacesById } from '../objects/places-by-id.ts'
import { dateInRegion } from '../../dates/region-time.ts'
import type { RouterContext } from '../../portal/router-context.ts'
import { byNumber, headOf } from '../objects/load-object.ts'

const mostOthers = 3

/** The places that the sessions name. */
export const placeIdsOf = ({ schedule }: Event): number[] => schedule.flatMap(({ location_id }) => location_id ?? [])

/** Events of the same territory from the day of this event on, including this event. */
export function othersQuery(portal: Portal, { territory_id, dates }: Event, today: CalendarDate): ListQuery<EventCard> {
  const day = dates ? dateInRegion(dates.starts_at) : today
  return eventsQuery(portal, {
    ...(territory_id && { territory_id }),
    from: day > today ? day : today,
    limit: mostOthers + 1,
    offset: 0,
  })
}

export const withoutItself = (cards: readonly EventCard[], { id }: Event): EventCard[] =>
  cards.filter((card) => card.id !== id).slice(0, mostOthers)

/**
 * Loads an event and the lists around it, without which the page can be shown.
 * @throws if there is no such event
 */
export async function loadEvent(context: RouterContext, id: string): Promise<PageHead> {
  const { queryClient, portal, session } = context
  const { event } = await byNumber(context, id, (number) => eventQuery(portal, number))
  const others = queryClient.ensureQueryData(othersQuery(portal, event, session.today))
  const around = Promise.all([loadPlacesById(context, placeIdsOf(event)), orAbsent(others)])
  if (import.meta.env.SSR) await around
  return headOf(event, context)
}
