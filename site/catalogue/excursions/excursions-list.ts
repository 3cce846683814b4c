import type { TourCard } from '@tropa/contract'
import { excursionsQuery } from './excursion-queries.ts'
import type { ListOfKind } from '../lists/list-of-kind.ts'

const alike = {
  takes: ['territory', 'category', 'access', 'facts', 'free', 'day', 'month', 'sort'],
  pageSize: 12,
  skeleton: 'card',
} as const

export const excursionsList: ListOfKind<TourCard> = {
  ...alike,
  path: '/excursions',
  titleId: 'excursions.title',
  descriptionId: 'excursions.description',
  countId: 'excursions.count',
  emptyId: 'excursions.empty',
  query: excursionsQuery,
}
