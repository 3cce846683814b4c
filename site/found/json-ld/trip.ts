import type { Tour, Track, TrackObject } from '@tropa/contract'
import type { Event, ItemList, ListItem, Place, TouristTrip } from 'schema-dts'
import { offersOf, organizerOf } from './offers.ts'
import { mentioned, titled, type Telling } from './telling.ts'
import { coordinates, postalAddress, spot } from './where.ts'

type Step = { name: string } | { item: Place | Event }

const itinerary = (items: readonly Step[]): ItemList => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map((item, index): ListItem => ({ '@type': 'ListItem', position: index + 1, ...item })),
})

/** A tour or an excursion, by the steps of its programme. */
export const tourThing = (tour: Tour, telling: Telling): TouristTrip => ({
  '@type': 'TouristTrip',
  ...titled(tour, telling),
  itinerary: itinerary(tour.program.map(({ the_title }) => ({ name: the_title }))),
  tripOrigin: spot(tour.arrival.start.the_place, tour.arrival.start.geolocation, postalAddress(tour, telling)),
  provider: organizerOf(tour.organizer, telling),
  offers: offersOf(tour, telling),
})

const stop = (object: TrackObject, telling: Telling): Place | Event =>
  object.object_type === 'event'
    ? { '@type': 'Event', ...mentioned(object, telling), startDate: object.dates?.starts_at, endDate: object.dates?.ends_at }
    : { '@type': 'Place', ...mentioned(object, telling), geo: coordinates(object.geolocation) }

/** A ready-made track, by the objects it leads to. */
export const trackThing = (track: Track, telling: Telling): TouristTrip => ({
  '@type': 'TouristTrip',
  ...titled(track, telling),
  itinerary: itinerary(track.object_list.map((object) => ({ item: stop(object, telling) }))),
})
