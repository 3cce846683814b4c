import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { territoriesQuery } from '../../portal/region-queries.ts'
import { useSession } from '../../visitor/SessionProvider.tsx'
import type { CentreContext } from './list-centre.ts'

/** What a list depends on beside its address. */
export function useListContext(): CentreContext {
  const { portal } = useRouteContext({ from: '__root__' })
  const { data: territories = [] } = useQuery(territoriesQuery(portal))
  return { chosenTerritory: useSession().preferences.territoryId, territories }
}
