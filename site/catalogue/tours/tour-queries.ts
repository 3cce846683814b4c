import { queryOptions } from '@tanstack/react-query'
import type { TourCard } from '@tropa/contract'
import { orUnavailable } from '../../portal/failures.ts'
import type { Portal } from '../../portal/portal.ts'
import { pageOf } from '../../portal/whole-lists.ts'
import { type ListParams, listed } from '../lists/list-query.ts'

export const toursQuery = (portal: Portal, query: ListParams) =>
  listed<TourCard>('tours', query, async (signal) => {
    const { tour_list, total, category_list } = await orUnavailable(portal.tours({ query }, { signal }))
    return pageOf(tour_list, total, query, category_list)
  })
export const tourQuery = (portal: Portal, id: number) =>
  queryOptions({ queryKey: ['tour', id], queryFn: ({ signal }) => portal.tour({ params: { id } }, { signal }) })
