import type { PageCard } from '@tropa/contract'
import { pagesQuery } from './page-queries.ts'
import type { ListOfKind } from '../lists/list-of-kind.ts'

const alike = { takes: [], pageSize: 12, skeleton: 'card' } as const

export const pagesList: ListOfKind<PageCard> = {
  ...alike,
  path: '/pages',
  titleId: 'pages.title',
  descriptionId: 'pages.description',
  countId: 'pages.count',
  emptyId: 'pages.empty',
  query: pagesQuery,
}
