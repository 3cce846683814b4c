import { queryOptions } from '@tanstack/react-query'
import type { Portal } from '../../portal/portal.ts'
import type { ListFilters } from './list-filters.ts'
import { inMonth, nearestOf } from './list-month.ts'
import type { ListParams } from './list-query.ts'
import { listParamsOf, type ListContext, type ListOfKind } from './list-of-kind.ts'

/** Only a few, because the visitor asked for something else. */
const fewCards = 6

/** The objects nearest to a time at which there is nothing: later ones, else earlier ones, else those at any time. */
export function nearestQuery<C>(portal: Portal, catalogue: ListOfKind<C>, filters: ListFilters, context: ListContext) {
  const questions = nearestOf(inMonth(filters, catalogue.takes, context.chosenMonth)).map(
    ({ filters: others, end }) => ({
      params: { ...listParamsOf(catalogue, others, context), limit: fewCards },
      end,
    }),
  )
  return queryOptions({
    queryKey: ['nearest', catalogue.path, questions],
    queryFn: async ({ client }): Promise<readonly C[]> => {
      const ask = (params: ListParams) => client.fetchQuery(catalogue.query(portal, params))
      for (const { params, end } of questions) {
        const { cards, total } = await ask(params)
        if (end === 'last' && total > fewCards) return (await ask({ ...params, offset: total - fewCards })).cards
        if (cards.length > 0) return cards
      }
      return []
    },
  })
}
