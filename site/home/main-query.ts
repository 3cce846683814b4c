import { queryOptions } from '@tanstack/react-query'
import type { Answer, Calls } from '@tropa/contract'
import type { Portal } from '../portal/portal.ts'
import { isInTerritory } from '../portal/whole-lists.ts'

type Main = Answer<Calls['main']>

/** Of a territory, whether or not the provider narrowed it; articles are of the whole region. */
function mainOf(main: Main, territoryId: number | undefined): Main {
  const inTerritory = <C extends { territory_id: number | null }>(cards: readonly C[]) =>
    cards.filter((card) => isInTerritory(card, territoryId))
  return {
    track_list: inTerritory(main.track_list),
    event_list: inTerritory(main.event_list),
    tour_list: inTerritory(main.tour_list),
    excursion_list: inTerritory(main.excursion_list),
    guide_list: main.guide_list,
    location_list: inTerritory(main.location_list),
  }
}

export const mainQuery = (portal: Portal, territoryId: number | null) => {
  const query = territoryId ? { territory_id: territoryId } : {}
  return queryOptions({
    queryKey: ['main', territoryId],
    queryFn: async ({ signal }) => mainOf(await portal.main({ query }, { signal }), query.territory_id),
  })
}
