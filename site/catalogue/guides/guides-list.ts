import type { GuideCard } from '@tropa/contract'
import { guidesQuery } from './guide-queries.ts'
import type { ListOfKind } from '../lists/list-of-kind.ts'

const alike = { takes: [], pageSize: 12, skeleton: 'card' } as const

export const guidesList: ListOfKind<GuideCard> = {
  ...alike,
  path: '/guides',
  titleId: 'guides.title',
  descriptionId: 'guides.description',
  countId: 'guides.count',
  emptyId: 'guides.empty',
  query: guidesQuery,
  skeleton: 'guide',
}
