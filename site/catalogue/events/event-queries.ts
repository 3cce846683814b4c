import { queryOptions } from '@tanstack/react-query'
import type { EventCard } from '@tropa/contract'
import type { Portal } from '../../portal/portal.ts'
import { pageOf } from '../../portal/whole-lists.ts'
import { type ListParams, listed } from '../lists/list-query.ts'

export const eventsQuery = (portal: Portal, query: ListParams) =>
  listed<EventCard>('events', query, async (signal) => {
    const { event_list, total } = await portal.events({ query }, { signal })
    return pageOf(event_list, total, query)
  })

/** One object by its number. */
export const eventQuery = (portal: Portal, id: number) =>
  queryOptions({ queryKey: ['event', id], queryFn: ({ signal }) => portal.event({ params: { id } }, { signal }) })
