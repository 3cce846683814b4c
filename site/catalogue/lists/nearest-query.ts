import { queryOptions } from '@tanstack/react-query'
import type { Portal } from '../../portal/portal.ts'
import { wholeRegion } from '../../visitor/whole-region.ts'
import type { ListFilters } from './list-filters.ts'
import { inMonth, nearestOf, type NearestQuestion } from './list-month.ts'
import type { ListParams } from './list-query.ts'
import { listParamsOf, type ListContext, type ListOfKind } from './list-of-kind.ts'

/** Only a few, because the visitor asked for something else. */
const fewCards = 6

/** Cards to show instead of an empty list. `isElsewhere`: outside the territory of the list. */
export type Nearest<C> = { cards: readonly C[]; isElsewhere: boolean }

/** In the territory of the list; if it has nothing at any time, in the whole region, there first at the same time. */
function questionsOf(filters: ListFilters, isInTerritory: boolean) {
  const near = nearestOf(filters)
  if (near.length === 0 || !isInTerritory) return near.map((question) => ({ ...question, isElsewhere: false }))
  const { sort: _sort, ...inOwnOrder } = filters
  const everywhere: ListFilters = { ...inOwnOrder, territory: wholeRegion, page: 1 }
  const elsewhere: readonly NearestQuestion[] = [{ filters: everywhere, end: 'first' }, ...nearestOf(everywhere)]
  return [
    ...near.map((question) => ({ ...question, isElsewhere: false })),
    ...elsewhere.map((question) => ({ ...question, isElsewhere: true })),
  ]
}

/** The objects nearest to a time at which there is nothing: later ones, else earlier ones, else those at any time. */
export function nearestQuery<C>(portal: Portal, catalogue: ListOfKind<C>, filters: ListFilters, context: ListContext) {
  const isInTerritory = listParamsOf(catalogue, filters, context).territory_id !== undefined
  const questions = questionsOf(inMonth(filters, catalogue.takes, context.chosenMonth), isInTerritory).map(
    ({ filters: others, end, isElsewhere }) => ({
      params: { ...listParamsOf(catalogue, others, context), limit: fewCards },
      end,
      isElsewhere,
    }),
  )
  return queryOptions({
    queryKey: ['nearest', catalogue.path, questions],
    queryFn: async ({ client }): Promise<Nearest<C>> => {
      const ask = (params: ListParams) => client.fetchQuery(catalogue.query(portal, params))
      for (const { params, end, isElsewhere } of questions) {
        const { cards, total } = await ask(params)
        if (end === 'last' && total > fewCards)
          return { cards: (await ask({ ...params, offset: total - fewCards })).cards, isElsewhere }
        if (cards.length > 0) return { cards, isElsewhere }
      }
      return { cards: [], isElsewhere: false }
    },
  })
}
