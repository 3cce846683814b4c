import type { EventCard, LocationCard, Outgoing, Send } from '@tropa/contract'
import { aLocationCard, anEvent } from '../../catalogue/testing/catalogue-objects.ts'
import { callOf, sendFrom, type Responses } from './test-provider-responses.ts'

export const aPlace = (id: number, changes: Partial<LocationCard> = {}): LocationCard => ({
  ...aLocationCard,
  id,
  the_title: `Place ${id}`,
  link: `/locations/${id}`,
  ...changes,
})
export const anEventCard = (id: number, changes: Partial<EventCard> = {}): EventCard => ({
  ...anEvent({ id, the_title: `Event ${id}`, link: `/events/${id}` }),
  ...changes,
})

type Cards = { places?: readonly LocationCard[]; events?: readonly EventCard[] }

/**
 * A provider that has these cards and answers lists by ids; it answers everything else like any other test provider.
 */
export function cardProvider(
  { places = [], events = [] }: Cards,
  own: Partial<Record<keyof Responses, unknown>> = {},
): { send: Send; sent: Outgoing[] } {
  const others = sendFrom(own)
  const send: Send = async (outgoing) => {
    const ids = outgoing.query.get('ids')?.split(',').map(Number)
    const response = await others.send(outgoing)
    if (!ids) return response
    const name = callOf(outgoing)
    if (name === 'locations') {
      const location_list = places.filter(({ id }) => ids.includes(id))
      return { location_list, total: location_list.length }
    }
    if (name !== 'events') return response
    const event_list = events.filter(({ id }) => ids.includes(id))
    return { event_list, total: event_list.length }
  }
  return { send, sent: others.sent }
}
