import { stopAddress } from '@tropa/contract/stop-address'
import { type QueryClient, useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { Card } from '../portal/cards-by-id.ts'
import type { Portal } from '../portal/portal.ts'
import type { TrackObject } from './track-objects.ts'

/** The most places whose contacts are loaded; more would be too many calls for one page. */
const mostAsked = 40

/** What a card does not have. `address`: of a place; empty where there is none. */
export type StopContacts = { phones: readonly string[]; address: string }
/** By the keys of stops. */
export type ContactsOfStops = ReadonlyMap<string, StopContacts>

const keyOfCard = ({ object_type, id }: Card) => object_type + id

async function contactsOf(portal: Portal, { object_type, id }: Card, signal: AbortSignal): Promise<StopContacts> {
  if (object_type === 'event') {
    const { event } = await portal.event({ params: { id } }, { signal })
    return { phones: event.contacts?.phones ?? [], address: '' }
  }
  const { location } = await portal.location({ params: { id }, query: {} }, { signal })
  return { phones: location.contacts.phones, address: location.the_address }
}

const contactsQuery = (portal: Portal, card: Card) => ({
  queryKey: ['contacts', keyOfCard(card)],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    [keyOfCard(card), await contactsOf(portal, card, signal)] as const,
  staleTime: 600_000,
  retry: false,
  networkMode: 'always' as const,
})

type Found = readonly [string, StopContacts]
const mapOf = (found: readonly (Found | undefined)[]): ContactsOfStops =>
  new Map(found.filter((one) => one !== undefined))

const combine = (results: readonly UseQueryResult<Found>[]) => ({
  contacts: mapOf(results.map(({ data }) => data)),
  isKnown: results.every(({ isPending }) => !isPending),
})

/** Phones of the stops on a track, and addresses of its places. */
export function useStopContacts(objects: readonly TrackObject[]) {
  const { portal } = useRouteContext({ from: '__root__' })
  const cards = objects.flatMap(({ card }) => card ?? []).slice(0, mostAsked)
  return useQueries({ queries: cards.map((card) => contactsQuery(portal, card)), combine })
}

/** The same once; stops whose contacts cannot be had are left out. */
export async function loadStopContacts(
  cards: readonly Card[],
  { portal, queryClient }: { portal: Portal; queryClient: QueryClient },
): Promise<ContactsOfStops> {
  const first = cards.slice(0, mostAsked)
  return mapOf(
    await Promise.all(first.map((card) => queryClient.fetchQuery(contactsQuery(portal, card)).catch(() => undefined))),
  )
}

/** The phones of a stop; none where they are not known. */
export const phonesOf = (card: Card, contacts: ContactsOfStops): readonly string[] =>
  contacts.get(keyOfCard(card))?.phones ?? []

/** Where a stop is: its town and its address, or the venue of an event and its town; empty: not known. */
export function whereIs(card: Card, contacts: ContactsOfStops): string {
  const town = card.territory?.the_title ?? ''
  if ('the_place' in card) return [card.the_place, town].filter(Boolean).join(', ')
  return stopAddress(town, contacts.get(keyOfCard(card))?.address ?? '')
}
