import { useRouteContext } from '@tanstack/react-router'
import { listParamsOf, type ListOfKind } from './list-of-kind.ts'
import type { ListFilters } from './list-filters.ts'
import type { Counts } from '../../portal/whole-lists.ts'
import type { Loading } from './loading.ts'
import { useLatestData } from './useLatestData.ts'
import { useListContext } from './useListContext.ts'

export type ListView<C> = { cards: readonly C[]; total: number; categories?: Counts; loading: Loading }

/** The requested page of a list, or the one before it until it has loaded: `loading` says which. */
export function useList<C>(catalogue: ListOfKind<C>, filters: ListFilters): ListView<C> {
  const { portal } = useRouteContext({ from: '__root__' })
  const query = catalogue.query(portal, listParamsOf(catalogue, filters, useListContext()))
  const { shown, loading } = useLatestData(filters, { ...query, throwOnError: true })
  const { cards = [], total = 0, categories } = shown?.data ?? {}
  return { cards, total, ...(categories && { categories }), loading }
}
