import { queryOptions } from '@tanstack/react-query'
import type { TourCard } from '@tropa/contract'
import { orUnavailable } from '../../portal/failures.ts'
import type { Portal } from '../../portal/portal.ts'
import { pageOf } from '../../portal/whole-lists.ts'
import { type ListParams, listed } from '../lists/list-query.ts'

export const excursionsQuery = (portal: Portal, query: ListParams) =>
  listed<TourCard>('excursions', query, async (signal) => {
    const { excursion_list, total, category_list } = await orUnavailable(portal.excursions({ query }, { signal }))
    return pageOf(excursion_list, total, query, category_list)
  })
export const excursionQuery = (portal: Portal, id: number) =>
  queryOptions({
    queryKey: ['excursion', id],
    queryFn: ({ signal }) => portal.excursion({ params: { id } }, { signal }),
  })
