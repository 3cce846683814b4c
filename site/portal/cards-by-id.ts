import { queryOptions } from '@tanstack/react-query'
import type { EventCard, LocationCard } from '@tropa/contract'
import type { TrackObjectType } from '@tropa/machines'
import { batched, type AskById } from './batched.ts'
import type { Portal } from './portal.ts'

type CardOf = { location: LocationCard; event: EventCard }
export type Card = CardOf[TrackObjectType]

const callsOf = (portal: Portal): { [T in TrackObjectType]: AskById<CardOf[T]> } => ({
  location: async (ids, signal) => (await portal.locations({ query: { ids: ids.join() } }, { signal })).location_list,
  event: async (ids, signal) => (await portal.events({ query: { ids: ids.join() } }, { signal })).event_list,
})

type CardBatches = { [T in TrackObjectType]: ReturnType<typeof batched<CardOf[T]>> }
const batchesByPortal = new WeakMap<Portal, CardBatches>()

function batchesOf(portal: Portal): CardBatches {
  const calls = callsOf(portal)
  const batches = batchesByPortal.get(portal) ?? { location: batched(calls.location), event: batched(calls.event) }
  batchesByPortal.set(portal, batches)
  return batches
}

/**
 * The card of an object; `null` if the provider does not know it. Each card is cached separately, so reordering and
 * removing stops loads nothing. Cards that are requested together are loaded in one call.
 */
export const cardQuery = <T extends TrackObjectType>(
  portal: Portal,
  { object_type, object_id }: { object_type: T; object_id: number },
) =>
  queryOptions<CardOf[T] | null>({
    queryKey: ['card', object_type, object_id],
    queryFn: ({ signal }) => batchesOf(portal)[object_type](object_id, signal),
    // Fails offline instead of pausing, so that the page can say so.
    networkMode: 'always',
    refetchOnReconnect: true,
  })
