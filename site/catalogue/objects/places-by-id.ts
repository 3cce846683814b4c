import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { LocationCard } from '@tropa/contract'
import type { RouterContext } from '../../portal/router-context.ts'
import { orAbsent } from '../../portal/absent.ts'
import { cardQuery } from '../../portal/cards-by-id.ts'
import type { Portal } from '../../portal/portal.ts'

const queriesOf = (portal: Portal, ids: readonly number[]) =>
  [...new Set(ids)].map((object_id) => cardQuery(portal, { object_type: 'location', object_id }))

const placesIn = (results: readonly UseQueryResult<LocationCard | null>[]) =>
  results.flatMap(({ data }) => (data && !data.is_removed ? data : []))

/** Places by their ids, in that order, each once; one that is unknown, removed or still on its way is left out. */
export function usePlacesById(ids: readonly number[]): LocationCard[] {
  const { portal } = useRouteContext({ from: '__root__' })
  return useQueries({ queries: queriesOf(portal, ids), combine: placesIn })
}

/**
 * Loads what `usePlacesById` shows; the server waits for it, a browser does not.
 * @throws only bugs
 */
export async function loadPlacesById({ queryClient, portal }: RouterContext, ids: readonly number[]): Promise<void> {
  const loading = queriesOf(portal, ids).map((query) => orAbsent(queryClient.ensureQueryData(query)))
  if (import.meta.env.SSR) await Promise.all(loading)
}
