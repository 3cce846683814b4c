import type { Territory } from '@tropa/contract'
import { region } from '../../region/region.ts'
import { narrowingOf, type ListFilters } from './list-filters.ts'

export type CentreContext = { chosenTerritory: number | null; territories: readonly Territory[] }

/** The point of distances: the centre of the territory in force, or of the region. */
export function centreOf(filters: ListFilters, { chosenTerritory, territories }: CentreContext): Territory | undefined {
  const { territory_id = region.capitalTerritoryId } = narrowingOf(filters, chosenTerritory)
  return territories.find(({ id, geolocation }) => id === territory_id && geolocation !== undefined)
}
