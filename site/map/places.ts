import type { EventCard, LocationCard, LocationPoints } from '@tropa/contract'
import { calendar } from '@tropa/library/Icon/icons.ts'
import type { MapPlace as Drawn } from '@tropa/library/Map/places.ts'
import type { ObjectRef } from '@tropa/machines'
import { pointOf } from '../geography/distance.ts'
import { kindOfLocation } from '../pictures/location-kind.ts'

/** A place of the map. `id` is made by `placeId`; `object` can be taken into the track from the map. */
export type MapPlace = Drawn & { id: string; object?: ObjectRef }

type Shown = Pick<LocationCard, 'object_type' | 'id' | 'the_title' | 'link' | 'type'> | Pick<EventCard, 'object_type' | 'id' | 'the_title' | 'link'>
type Located = Shown & { geolocation?: string | undefined }

/** Places and events have numbers of their own: a map that shows both needs one name for each. */
export const placeId = (object_type: string, id: number): string => `${object_type}${id}`

const kindOf = (card: Shown) => ('type' in card ? kindOfLocation(card.type.id) : { icon: calendar, category: 'event' as const })

/** What of a list of cards has a place; the rest is left to the list. */
export const placesOf = (cards: readonly (Located | null)[]): MapPlace[] =>
  cards.flatMap((card) => {
    if (!card?.geolocation) return []
    const { object_type, id } = card
    return [{ id: placeId(object_type, id), title: card.the_title, href: card.link, ...pointOf(card.geolocation), ...kindOf(card), object: { object_type, object_id: id } }]
  })

/** The whole of a filtered list, as the provider gives it for a map. */
export const placesOfPoints = ({ features }: LocationPoints): MapPlace[] =>
  features.map(({ id, geometry, properties }) => {
    const [longitude = 0, latitude = 0] = geometry.coordinates
    return {
      id: placeId('location', id),
      title: properties.the_title,
      href: properties.link,
      latitude,
      longitude,
      ...kindOfLocation(properties.type_id),
      object: { object_type: 'location', object_id: id },
    }
  })
