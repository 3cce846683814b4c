import type { EventCard } from '@tropa/contract'
import { eventsQuery } from '../../portal/catalogue-queries.ts'
import type { Catalogue } from '../catalogue.ts'

export const events: Catalogue<EventCard> = {
  path: '/events',
  titleId: 'home.events',
  descriptionId: 'events.description',
  countId: 'events.count',
  emptyId: 'events.empty',
  takes: ['territory', 'access', 'dates'],
  pageSize: 12,
  query: eventsQuery,
  skeleton: 'event',
}
