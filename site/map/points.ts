import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Calls, CallInput } from '@tropa/contract'
import type { Portal } from '../portal/portal.ts'

export type PointFilters = NonNullable<CallInput<Calls['locationPoints']>['query']>

/** The whole of a filtered list of places, for its map. */
export const locationPointsQuery = (portal: Portal, filters: PointFilters) =>
  queryOptions({
    queryKey: ['location-points', filters],
    queryFn: ({ signal }) => portal.locationPoints({ query: filters }, { signal }),
    placeholderData: keepPreviousData,
  })
