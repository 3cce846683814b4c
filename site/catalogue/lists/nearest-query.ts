import { queryOptions } from '@tanstack/react-query'
import type { Portal } from '../../portal/portal.ts'
import type { ListFilters } from './list-filters.ts'
import { inMonth, nearestOf } from './list-month.ts'
import { listParamsOf, type ListContext, type ListOfKind } from './list-of-kind.ts'

/** Only a few, because the visitor asked for something else. */
const fewCards = 6

/** The objects nearest to a time at which there is nothing: first later ones, else those at any time. */
export function nearestQuery<C>(portal: Portal, catalogue: ListOfKind<C>, filters: ListFilters, context: ListContext) {
  const questions = nearestOf(inMonth(filters, catalogue.takes, context.chosenMonth)).map((one) => ({
    ...listParamsOf(catalogue, one, context),
    limit: fewCards,
  }))
  return queryOptions({
    queryKey: ['nearest', catalogue.path, questions],
    queryFn: async ({ client }): Promise<readonly C[]> => {
      for (const params of questions) {
        const { cards } = await client.fetchQuery(catalogue.query(portal, params))
        if (cards.length > 0) return cards
      }
      return []
    },
  })
}
