import type { EventCard } from '@tropa/contract'
import { eventsQuery } from './event-queries.ts'
import type { ListOfKind } from '../lists/list-of-kind.ts'

export const eventsList: ListOfKind<EventCard> = {
  path: '/events',
  titleId: 'home.events',
  descriptionId: 'events.description',
  countId: 'events.count',
  emptyId: 'events.empty',
  takes: ['territory', 'access', 'facts', 'free', 'dates', 'month', 'sort', 'distance'],
  orderId: 'list.sort.date',
  pageSize: 12,
  query: eventsQuery,
  skeleton: 'event',
}
