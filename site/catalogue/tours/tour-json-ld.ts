import type { Tour } from '@tropa/contract'
import type { TouristTrip } from 'schema-dts'
import { offersOf, organizerOf } from '../json-ld/offers-json-ld.ts'
import { describedThing, type DescriptionContext } from '../json-ld/described-thing.ts'
import { postalAddress, spot } from '../json-ld/where-json-ld.ts'
import { itinerary } from '../json-ld/itinerary.ts'

/** A tour or an excursion with the steps of its programme. */
export const tourThing = (tour: Tour, context: DescriptionContext): TouristTrip => ({
  '@type': 'TouristTrip',
  ...describedThing(tour, context),
  itinerary: itinerary(tour.program.map(({ the_title }) => ({ name: the_title }))),
  tripOrigin: spot(tour.arrival.start.the_place, tour.arrival.start.geolocation, postalAddress(tour, context)),
  provider: organizerOf(tour.organizer, context),
  offers: offersOf(tour, context),
})
