import type { TourCard } from '@tropa/contract'
import { excursionsQuery, toursQuery } from '../../portal/catalogue-queries.ts'
import type { Catalogue } from '../catalogue.ts'

const alike = { takes: ['territory', 'category', 'access'], pageSize: 12, skeleton: 'card' } as const

export const tours: Catalogue<TourCard> = { ...alike, path: '/tours', titleId: 'tours.title', descriptionId: 'tours.description', countId: 'tours.count', emptyId: 'tours.empty', query: toursQuery }

export const excursions: Catalogue<TourCard> = {
  ...alike,
  path: '/excursions',
  titleId: 'excursions.title',
  descriptionId: 'excursions.description',
  countId: 'excursions.count',
  emptyId: 'excursions.empty',
  query: excursionsQuery,
}
