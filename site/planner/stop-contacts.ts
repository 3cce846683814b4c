import { type QueryClient, useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { Card } from '../portal/cards-by-id.ts'
import type { Portal } from '../portal/portal.ts'
import type { TrackObject } from './track-objects.ts'

/** More would be too many calls for one page; the first ones have their contacts. */
const mostAsked = 40

/** What the card of a place does not have. `address`: empty where there is none. */
export type StopContacts = { id: number; phones: readonly string[]; address: string }
/** By the ids of places. */
export type ContactsOfStops = ReadonlyMap<number, StopContacts>

const contactsQuery = (portal: Portal, id: number) => ({
  queryKey: ['contacts', id],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<StopContacts> => {
    const { location } = await portal.location({ params: { id }, query: {} }, { signal })
    return { id, phones: location.contacts.phones, address: location.the_address }
  },
  staleTime: 600_000,
  retry: false,
  networkMode: 'always' as const,
})

const idsOf = (cards: readonly (Card | null)[]) =>
  cards.flatMap((card) => (card?.object_type === 'location' ? [card.id] : [])).slice(0, mostAsked)

const byId = (found: readonly (StopContacts | undefined)[]): ContactsOfStops =>
  new Map(found.flatMap((one) => (one ? [[one.id, one] as const] : [])))

const combine = (results: readonly UseQueryResult<StopContacts>[]) => ({
  contacts: byId(results.map(({ data }) => data)),
  isKnown: results.every(({ isPending }) => !isPending),
})

/** Phones and addresses of the places on a track. */
export function useStopContacts(objects: readonly TrackObject[]) {
  const { portal } = useRouteContext({ from: '__root__' })
  const ids = idsOf(objects.map(({ card }) => card))
  return useQueries({ queries: ids.map((id) => contactsQuery(portal, id)), combine })
}

/** The same once; places whose contacts cannot be had are left out. */
export async function loadStopContacts(
  cards: readonly Card[],
  { portal, queryClient }: { portal: Portal; queryClient: QueryClient },
): Promise<ContactsOfStops> {
  const all = idsOf(cards).map((id) => queryClient.fetchQuery(contactsQuery(portal, id)).catch(() => undefined))
  return byId(await Promise.all(all))
}

const ofCard = (card: Card, contacts: ContactsOfStops) =>
  card.object_type === 'location' ? contacts.get(card.id) : undefined

/** The phones of a stop, none of an event. */
export const phonesOf = (card: Card, contacts: ContactsOfStops): readonly string[] =>
  ofCard(card, contacts)?.phones ?? []

/** Where a stop is: its town and its address, or the venue of an event and its town; empty: not known. */
export function whereIs(card: Card, contacts: ContactsOfStops): string {
  const town = card.territory?.the_title ?? ''
  if ('the_place' in card) return [card.the_place, town].filter(Boolean).join(', ')
  const address = ofCard(card, contacts)?.address ?? ''
  // A Russian address begins with its town, an English one ends with it.
  const hasTown = town !== '' && (address.startsWith(town) || address.split(', ').includes(town))
  return hasTown ? address : [town, address].filter(Boolean).join(', ')
}
