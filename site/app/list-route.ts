import { readListFilters, type ListFilters } from '../catalogue/lists/list-filters.ts'
import type { ListOfKind } from '../catalogue/lists/list-of-kind.ts'
import { loadList } from '../catalogue/lists/load-list.ts'
import type { RouterContext } from '../portal/router-context.ts'
import { headFrom } from './head/head.ts'

/**
 * The options of a list's route except its component, which is in the route's own file, where the router's plugin
 * splits it from the code that every page loads.
 */
export const listRoute = <C>(catalogue: ListOfKind<C>) => ({
  staticData: { layout: 'new-default' as const, isOfTerritory: catalogue.takes.includes('territory') },
  loaderDeps: ({ search }: { search: object }) => readListFilters(search, catalogue.takes),
  loader: ({ context, deps }: { context: RouterContext; deps: ListFilters }) => loadList(context, catalogue, deps),
  head: headFrom,
})
