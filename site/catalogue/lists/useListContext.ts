import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { territoriesQuery } from '../../portal/region-queries.ts'
import { useSession } from '../../visitor/SessionProvider.tsx'
import { chosenMonth } from '../../visitor/travel-time.ts'
import type { ListContext } from './list-of-kind.ts'

/** What a list depends on besides its address. */
export function useListContext(): ListContext {
  const { portal } = useRouteContext({ from: '__root__' })
  const { data: territories = [] } = useQuery(territoriesQuery(portal))
  const session = useSession()
  return { chosenTerritory: session.preferences.territoryId, chosenMonth: chosenMonth(session), territories }
}
