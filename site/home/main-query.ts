import { queryOptions } from '@tanstack/react-query'
import type { Answer, Calls } from '@tropa/contract'
import type { Portal } from '../portal/portal.ts'
import { isInTerritory } from '../portal/whole-lists.ts'

type Main = Answer<Calls['main']>

type AnyCard = Main[keyof Main][number]

/** Articles are of the whole region. */
const isOf = (card: AnyCard, territoryId: number | undefined) =>
  card.object_type === 'guide' || isInTerritory(card, territoryId)

/** Each list of a territory, whether or not the provider narrowed it; what else it answers stays. */
const mainOf = (main: Main, territoryId: number | undefined) =>
  Object.fromEntries(
    Object.entries(main).map(([name, cards]) => [
      name,
      Array.isArray(cards) ? cards.filter((card) => isOf(card, territoryId)) : cards,
    ]),
  ) as Main

export const mainQuery = (portal: Portal, territoryId: number | null) => {
  const query = territoryId ? { territory_id: territoryId } : {}
  return queryOptions({
    queryKey: ['main', territoryId],
    queryFn: async ({ signal }) => mainOf(await portal.main({ query }, { signal }), query.territory_id),
  })
}
