import type { CompanyCard } from '@tropa/contract'
import { companiesQuery } from './company-queries.ts'
import type { ListOfKind } from '../lists/list-of-kind.ts'

export const companiesList: ListOfKind<CompanyCard> = {
  path: '/companies',
  titleId: 'companies.title',
  descriptionId: 'companies.description',
  countId: 'companies.count',
  emptyId: 'companies.empty',
  takes: [],
  pageSize: 12,
  query: companiesQuery,
  skeleton: 'card',
}
