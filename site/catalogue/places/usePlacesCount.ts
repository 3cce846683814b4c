import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { ListFilters } from '../lists/list-filters.ts'
import { placesParams, type PlacesContext } from './place-filters.ts'
import { locationsQuery } from './place-queries.ts'

/**
 * How many places match some filters. It uses the query of the page, so that the page is already loaded when it
 * opens.
 */
export function usePlacesCount(context: PlacesContext): (filters: ListFilters) => Promise<number> {
  const { portal } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  return async (filters) =>
    (await queryClient.ensureQueryData(locationsQuery(portal, placesParams(filters, context)))).total
}
