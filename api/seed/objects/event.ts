import { Event, EventCard, type Money } from '@tropa/contract'
import * as v from 'valibot'
import { inRegion, monthOf } from '../../dates/dates.ts'
import type { EventContent, OfferContent } from '../content.ts'
import { fieldsInLanguage, say } from '../text.ts'
import { checked, type Entry, entry, type Look, withoutNulls, type World } from './entry.ts'
import { contactsOf } from './organizer.ts'
import { saleOf } from './sales.ts'

const cheapest = (offers: OfferContent[]): Money | null =>
  offers
    .filter(({ reduced }) => !reduced)
    .map((offer) => offer.price)
    .sort((one, other) => Number(one.value) - Number(other.value))[0] ?? null

export const placeOf = (content: EventContent, { locations }: World) =>
  locations.get(content.location_id ?? content.schedule.find((session) => session.location_id)?.location_id ?? 0)

const monthsOf = (content: EventContent) => [
  ...new Set(content.schedule.map((session) => monthOf(inRegion(session.starts_at).date))),
]

const StoredEvent = v.omit(Event, ['dates', 'organizer', 'offer_list'])

const look: Look<EventContent> = {
  card: (content, base, language, world) => {
    const place = placeOf(content, world)
    return checked(EventCard, {
      ...base,
      age_limit: content.age_limit,
      ...(content.dates_demo ? { dates_demo: true } : {}),
      ...(place ? { the_place: say(place.title, language) } : {}),
    })
  },
  detail: (content, card, language, world) =>
    checked(StoredEvent, {
      ...withoutNulls(fieldsInLanguage(content, language)),
      ...contactsOf(content, world),
      ...card,
    }),
}

export const eventEntry =
  (world: World) =>
  (content: EventContent): Entry =>
    entry(
      {
        content,
        object_type: 'event',
        id: content.id,
        link: `/events/${content.id}`,
        title: content.title,
        summary: content.summary,
        picture: content.cover,
        territory_ids: [content.territory_id],
        for_disabled: content.for_disabled,
        access: content.access,
        season: monthsOf(content),
        geolocation: placeOf(content, world)?.geolocation,
        price_from: cheapest(content.offers),
        organizer_id: content.organizer_id,
        labels: placeOf(content, world) ? [placeOf(content, world)?.title ?? content.title] : [],
        ...saleOf(content),
        sessions: content.schedule,
      },
      look,
      world,
    )
