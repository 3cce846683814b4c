import { useIsHydrated } from '@tropa/library/useIsHydrated.ts'
import { parseSearch } from '../../addresses/search-string.ts'
import type { ListOfKind } from './list-of-kind.ts'
import { readListFilters, type ListFilters } from './list-filters.ts'

/** The query of the address that the server rendered, read before it can change. */
const drawn = typeof location === 'undefined' ? undefined : parseSearch(location.search)

/**
 * The value that the address has now. While a part of the page is hydrated it is the value that the server rendered,
 * because hydration must match the HTML even if the address has changed since.
 */
export function useDrawnFirst<T>(now: T, read: (search: Readonly<Record<string, string>>) => T): T {
  const isHydrated = useIsHydrated()
  return isHydrated || !drawn ? now : read(drawn)
}

/**
 * The same for the filters of a list.
 * @param now `Route.useLoaderDeps()`
 */
export const useFilters = <C>(now: ListFilters, { takes }: ListOfKind<C>): ListFilters =>
  useDrawnFirst(now, (search) => readListFilters(search, takes))
