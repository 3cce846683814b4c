import { useRouteContext } from '@tanstack/react-router'
import { useSession } from '../../visitor/SessionProvider.tsx'
import { listParamsOf, type ListOfKind } from './list-of-kind.ts'
import type { ListFilters } from './list-filters.ts'
import type { Loading } from './loading.ts'
import { useAnswer } from './useAnswer.ts'

export type ListView<C> = { cards: readonly C[]; total: number; loading: Loading }

/** The page of a list that was asked for, or the one that came before it: `loading` says which. */
export function useList<C>(catalogue: ListOfKind<C>, filters: ListFilters): ListView<C> {
  const { portal } = useRouteContext({ from: '__root__' })
  const { territoryId } = useSession().preferences
  const query = catalogue.query(portal, listParamsOf(catalogue, filters, territoryId))
  const { shown, loading } = useAnswer(filters, { ...query, throwOnError: true })
  return { cards: shown?.data.cards ?? [], total: shown?.data.total ?? 0, loading }
}
