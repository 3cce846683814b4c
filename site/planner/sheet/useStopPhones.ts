import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { Portal } from '../../portal/portal.ts'
import type { TrackObject } from '../track-objects.ts'

/** More would be too many calls for one page; the first ones have their phones. */
const mostAsked = 40

type Phones = { id: number; phones: readonly string[] }

const phonesQuery = (portal: Portal, id: number) => ({
  queryKey: ['phones', id],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Phones> => {
    const { location } = await portal.location({ params: { id }, query: {} }, { signal })
    return { id, phones: location.contacts.phones }
  },
  staleTime: 600_000,
  retry: false,
  networkMode: 'always' as const,
})

const combine = (results: readonly UseQueryResult<Phones>[]) => ({
  phones: new Map(results.flatMap(({ data }) => (data ? [[data.id, data.phones] as const] : []))),
  isKnown: results.every(({ isPending }) => !isPending),
})

/** The phones of the places on a track, by their ids; cards have none. */
export function useStopPhones(objects: readonly TrackObject[]) {
  const { portal } = useRouteContext({ from: '__root__' })
  const ids = objects.flatMap(({ card }) => (card?.object_type === 'location' ? [card.id] : [])).slice(0, mostAsked)
  return useQueries({ queries: ids.map((id) => phonesQuery(portal, id)), combine })
}
