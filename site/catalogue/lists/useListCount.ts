import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { listParamsOf, type ListOfKind } from './list-of-kind.ts'
import type { ListFilters } from './list-filters.ts'
import { useListContext } from './useListContext.ts'

/**
 * Counts the objects that match some filters. It loads their first page, so that showing that page needs no further
 * call.
 */
export function useListCount<C>(catalogue: ListOfKind<C>): (filters: ListFilters) => Promise<number> {
  const { portal } = useRouteContext({ from: '__root__' })
  const context = useListContext()
  const queryClient = useQueryClient()
  return async (filters) =>
    (await queryClient.ensureQueryData(catalogue.query(portal, listParamsOf(catalogue, filters, context)))).total
}
