import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { territoriesQuery } from '../../portal/region-queries.ts'
import { useSession } from '../../visitor/SessionProvider.tsx'
import type { PlacesContext } from './place-filters.ts'

export function usePlacesContext(types?: readonly number[]): PlacesContext {
  const { portal } = useRouteContext({ from: '__root__' })
  const { data: territories = [] } = useQuery(territoriesQuery(portal))
  return { chosenTerritory: useSession().preferences.territoryId, types, territories }
}
