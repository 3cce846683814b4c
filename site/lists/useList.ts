import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { loadingStayMs } from '@tropa/machines'
import { useSession } from '../preferences/SessionProvider.tsx'
import { askedOf, type Catalogue } from './catalogue.ts'
import type { ListFilters } from './filters.ts'
import { useStaying } from './useStaying.ts'

export type ListView<C> = { cards: readonly C[]; total: number; isLoading: boolean }

/** The page of a list that was asked for; while it is on its way, what was there before says nothing of it. */
export function useList<C>(catalogue: Catalogue<C>, filters: ListFilters): ListView<C> {
  const { portal } = useRouteContext({ from: '__root__' })
  const { territoryId } = useSession().preferences
  const { data, isPlaceholderData } = useQuery({
    ...catalogue.query(portal, askedOf(catalogue, filters, territoryId)),
    placeholderData: keepPreviousData,
    throwOnError: (_, { state }) => state.data === undefined,
  })
  const isLoading = useStaying(data === undefined || isPlaceholderData, loadingStayMs)
  return { cards: data?.cards ?? [], total: data?.total ?? 0, isLoading }
}
