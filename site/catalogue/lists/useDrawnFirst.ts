import { useIsHydrated } from '@tropa/library/useIsHydrated.ts'
import { parseSearch } from '../../addresses/search-string.ts'
import type { ListOfKind } from './list-of-kind.ts'
import { readListFilters, type ListFilters } from './list-filters.ts'

/** Of the address that the server drew, before anything could change it. */
const drawn = typeof location === 'undefined' ? undefined : parseSearch(location.search)

/**
 * What the address says now; while a part of the page is hydrated, what it said when the server drew it: a visitor may
 * have gone on already, and what is in the page must be met as it is.
 */
export function useDrawnFirst<T>(now: T, read: (search: Readonly<Record<string, string>>) => T): T {
  const isHydrated = useIsHydrated()
  return isHydrated || !drawn ? now : read(drawn)
}

/** The same of a list's filters. @param now `Route.useLoaderDeps()` */
export const useFilters = <C>(now: ListFilters, { takes }: ListOfKind<C>): ListFilters =>
  useDrawnFirst(now, (search) => readListFilters(search, takes))
