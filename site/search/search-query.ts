import { queryOptions } from '@tanstack/react-query'
import type { Portal } from '../portal/portal.ts'
import { searchPageOf } from '../portal/whole-lists.ts'

export const resultsOnPage = 24

export const searchQuery = (portal: Portal, q: string, tag: string | undefined, offset: number) =>
  queryOptions({
    queryKey: ['search', q, tag, offset],
    queryFn: async ({ signal }) =>
      searchPageOf(await portal.search({ query: { q, tag, limit: resultsOnPage, offset } }, { signal }), {
        tag,
        limit: resultsOnPage,
        offset,
      }),
  })
