import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { territoriesQuery } from '../../portal/region-queries.ts'
import type { Filters } from './list-filters.ts'

/** Whether an address names a territory that the region does not have. */
export function useIsUnknownTerritory(territory: Filters['territory']): boolean {
  const { portal } = useRouteContext({ from: '__root__' })
  const { data = [] } = useQuery(territoriesQuery(portal))
  return typeof territory === 'number' && data.length > 0 && !data.some(({ id }) => id === territory)
}
