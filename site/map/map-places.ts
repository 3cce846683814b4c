import type { EventCard, LocationCard, LocationPoints } from '@tropa/contract'
import type { MapPlace as Drawn } from '@tropa/library/Map/places.ts'
import { trackObjectTypes, type ObjectRef, type TrackObjectType } from '@tropa/machines'
import { pointOf } from '../geography/distance.ts'
import { kindOfLocation } from '../pictures/location-kind.ts'
import { lookOf } from '../pictures/looks.ts'

/** A place on the map. `id` is from `placeId`; `object`: the map can attach it to the track. */
export type MapPlace = Drawn & { id: string; object?: ObjectRef }

/** A card of any kind. */
type Shown = Pick<EventCard, 'object_type' | 'id' | 'the_title' | 'link' | 'geolocation'> & {
  type?: LocationCard['type'] | string
}

/** An id that is unique on the map: ids of places and of events overlap. */
export const placeId = (object_type: string, id: number): string => `${object_type}${id}`

const kindOf = ({ object_type, type }: Shown) =>
  typeof type === 'object' ? kindOfLocation(type.id) : lookOf(object_type)

const isTrackObject = (type: string): type is TrackObjectType => trackObjectTypes.some((known) => known === type)

/** The cards that have a point. */
export const placesOf = (cards: readonly (Shown | null)[]): MapPlace[] =>
  cards.flatMap((card) => {
    if (!card?.geolocation) return []
    const { object_type, id } = card
    const place = {
      id: placeId(object_type, id),
      title: card.the_title,
      href: card.link,
      ...pointOf(card.geolocation),
      ...kindOf(card),
    }
    return [isTrackObject(object_type) ? { ...place, object: { object_type, object_id: id } } : place]
  })

/** The places of a whole filtered list, as the provider sends them for a map. */
export const placesOfPoints = ({ features }: Pick<LocationPoints, 'features'>): MapPlace[] =>
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
