import type { TourCard } from '@tropa/contract'
import { toursQuery } from './tour-queries.ts'
import type { ListOfKind } from '../lists/list-of-kind.ts'

const alike = {
  takes: ['territory', 'category', 'access', 'facts', 'free', 'day', 'month', 'sort'],
  pageSize: 12,
  skeleton: 'card',
} as const

export const toursList: ListOfKind<TourCard> = {
  ...alike,
  path: '/tours',
  titleId: 'tours.title',
  descriptionId: 'tours.description',
  countId: 'tours.count',
  emptyId: 'tours.empty',
  query: toursQuery,
}
