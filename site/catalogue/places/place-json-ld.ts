import type { Hotel, Location, Restaurant } from '@tropa/contract'
import { labelOf } from '@tropa/library/labels/label.ts'
import { hotelServiceLabels } from '@tropa/library/labels/tables.ts'
import type {
  Hotel as HotelThing,
  HotelRoom,
  LocationFeatureSpecification,
  Menu,
  Place,
  Restaurant as RestaurantThing,
} from 'schema-dts'
import { locationTypeCodes } from '../../region/location-types.ts'
import { hoursOf } from './hours-json-ld.ts'
import { freeEntry, isInvented, reached } from '../json-ld/offers-json-ld.ts'
import { describedThing, type DescriptionContext } from '../json-ld/described-thing.ts'
import { coordinates, postalAddress } from '../json-ld/where-json-ld.ts'

/** Types of places that schema.org has a type for; all others are tourist attractions. */
const typeOf = {
  museum: 'Museum',
  monument: 'LandmarksOrHistoricalBuildings',
  archaeology: 'LandmarksOrHistoricalBuildings',
  culture: 'EventVenue',
  church: 'PlaceOfWorship',
  sport: 'SportsActivityLocation',
  camp: 'LodgingBusiness',
} as const
const isKnown = (code: string | undefined): code is keyof typeof typeOf =>
  code !== undefined && Object.hasOwn(typeOf, code)

const feature = (name: string): LocationFeatureSpecification => ({
  '@type': 'LocationFeatureSpecification',
  name,
  value: true,
})

/** Only the facts of access that the place reports: a missing one is unknown, not absent. */
const features = (place: Location, more: readonly string[], { say }: DescriptionContext) =>
  [
    ...more,
    ...place.service_list.map(({ the_title }) => the_title),
    ...place.access.map((fact) => say.known(`access.${fact}`) ?? fact),
  ].map(feature)

const common = (place: Location, context: DescriptionContext, facilities: readonly string[] = []) => ({
  ...describedThing(place, context),
  ...reached(place),
  address: postalAddress(place, context),
  geo: coordinates(place.geolocation),
  amenityFeature: features(place, facilities, context),
  openingHoursSpecification: isInvented(place) ? undefined : hoursOf(place.opening_hours),
  isAccessibleForFree: place.kind === 'place' ? freeEntry(place) : undefined,
})

export function placeThing(place: Location, context: DescriptionContext): Place {
  switch (place.kind) {
    case 'hotel':
      return hotelThing(place, context)
    case 'restaurant':
      return restaurantThing(place, context)
    case 'place': {
      const code = locationTypeCodes[place.type.id]
      return { '@type': isKnown(code) ? typeOf[code] : 'TouristAttraction', ...common(place, context) }
    }
    default:
      return place satisfies never
  }
}

const roomThing = ({ the_title, guests, area_m2 }: Hotel['room_list'][number]): HotelRoom => ({
  '@type': 'HotelRoom',
  name: the_title,
  occupancy: { '@type': 'QuantitativeValue', maxValue: guests },
  floorSize: area_m2 === undefined ? undefined : { '@type': 'QuantitativeValue', value: area_m2, unitCode: 'MTK' },
})

/** Left out for invented businesses of a demonstration: stars and hours of arrival. */
const business = (hotel: Hotel) =>
  isInvented(hotel)
    ? {}
    : {
        email: hotel.contacts.emails,
        checkinTime: hotel.check_in,
        checkoutTime: hotel.check_out,
        starRating:
          hotel.star_rating === undefined
            ? undefined
            : ({ '@type': 'Rating', ratingValue: hotel.star_rating } as const),
        priceRange: hotel.price_from && `${hotel.price_from.value} ${hotel.price_from.currency}`,
      }

const hotelThing = (hotel: Hotel, context: DescriptionContext): HotelThing => ({
  '@type': 'Hotel',
  ...common(
    hotel,
    context,
    hotel.facility_list.map((code) => labelOf(hotelServiceLabels, code, context.language)),
  ),
  ...business(hotel),
  containsPlace: hotel.room_list.map(roomThing),
})

const menuThing = ({ menu, link }: Restaurant, { origin, say }: DescriptionContext): Menu => ({
  '@type': 'Menu',
  name: say('place.menu'),
  url: `${origin}${link}#menu`,
  hasMenuSection: menu.map((part) => ({
    '@type': 'MenuSection',
    name: part.the_title,
    hasMenuItem: part.items.map((dish) => ({
      '@type': 'MenuItem',
      name: dish.the_title,
      description: dish.the_description || undefined,
    })),
  })),
})

const restaurantThing = (restaurant: Restaurant, context: DescriptionContext): RestaurantThing => ({
  '@type': 'Restaurant',
  ...common(restaurant, context),
  email: isInvented(restaurant) ? undefined : restaurant.contacts.emails,
  servesCuisine: restaurant.the_cuisine,
  hasMenu: restaurant.menu.length > 0 ? menuThing(restaurant, context) : undefined,
  priceRange: isInvented(restaurant)
    ? undefined
    : `${restaurant.average_check.value} ${restaurant.average_check.currency}`,
})
