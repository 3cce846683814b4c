import type { CompanyCard } from '@tropa/contract'
import { companiesQuery } from '../../portal/catalogue-queries.ts'
import type { Catalogue } from '../catalogue.ts'

export const companies: Catalogue<CompanyCard> = {
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
