import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useSession } from '../preferences/SessionProvider.tsx'
import { askedOf, type Catalogue } from './catalogue.ts'
import type { ListFilters } from './filters.ts'
import { useLoading, type Loading } from './loading.ts'

export type ListView<C> = { cards: readonly C[]; total: number; loading: Loading }

/** The page of a list that was asked for; while it is on its way, what was there before says nothing of it. */
export function useList<C>(catalogue: Catalogue<C>, filters: ListFilters): ListView<C> {
  const { portal } = useRouteContext({ from: '__root__' })
  const { territoryId } = useSession().preferences
  const answer = useQuery({
    ...catalogue.query(portal, askedOf(catalogue, filters, territoryId)),
    placeholderData: keepPreviousData,
    throwOnError: (_, { state }) => state.data === undefined,
  })
  const loading = useLoading(answer)
  return { cards: answer.data?.cards ?? [], total: answer.data?.total ?? 0, loading }
}
