import { queryOptions } from '@tanstack/react-query'
import type { CompanyCard } from '@tropa/contract'
import type { Portal } from '../../portal/portal.ts'
import { pageOf } from '../../portal/whole-lists.ts'
import { type ListParams, listed } from '../lists/list-query.ts'

export const companiesQuery = (portal: Portal, query: ListParams) =>
  listed<CompanyCard>('companies', query, async (signal) => {
    const { company_list, total } = await portal.companies({ query }, { signal })
    return pageOf(company_list, total, query)
  })
export const companyQuery = (portal: Portal, id: number) =>
  queryOptions({ queryKey: ['company', id], queryFn: ({ signal }) => portal.company({ params: { id } }, { signal }) })
