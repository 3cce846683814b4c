import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { ListFilters } from './list-filters.ts'
import type { ListOfKind } from './list-of-kind.ts'
import { nearestQuery, type Nearest } from './nearest-query.ts'
import { useListContext } from './useListContext.ts'
import type { ListView } from './useList.ts'

/** Cards to show instead of a list that is empty because of the requested time. */
export function useNearest<C>(
  catalogue: ListOfKind<C>,
  filters: ListFilters,
  { loading, total }: ListView<C>,
): Nearest<C> {
  const { portal } = useRouteContext({ from: '__root__' })
  const isEmpty = loading === 'ready' && total === 0
  const { data } = useQuery({ ...nearestQuery(portal, catalogue, filters, useListContext()), enabled: isEmpty })
  return (isEmpty && data) || { cards: [], isElsewhere: false }
}
