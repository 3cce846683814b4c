import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { nearbyPage, type AskedNearby } from './radius.ts'
import { orUnavailable } from '../../portal/failures.ts'
import type { Portal } from '../../portal/portal.ts'
import { pageOf, type Narrowing } from '../../portal/whole-lists.ts'

/** A page of places, with the choices of its filters. */
export const locationsQuery = (portal: Portal, query: Narrowing) =>
  queryOptions({
    queryKey: ['locations', query],
    queryFn: async ({ signal }) => {
      const response = await orUnavailable(portal.locations({ query }, { signal }))
      const { cards, total } = pageOf(response.location_list, response.total, query)
      return { ...response, location_list: cards, total }
    },
  })

export const locationQuery = (portal: Portal, id: number, { radiusKm, page }: AskedNearby) =>
  queryOptions({
    queryKey: ['location', id, radiusKm, page],
    queryFn: ({ signal }) =>
      portal.location(
        { params: { id }, query: { radius_km: radiusKm, ...(page > 1 && { nearby_offset: (page - 1) * nearbyPage }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
