import * as v from 'valibot'
import { GalleryPicture, LocationCard } from './card.ts'
import { Contacts } from './contacts.ts'
import { Offer, SaleState } from './offer.ts'
import { Html, Money, PortalLink, WebAddress } from './values.ts'

const detail = {
  ...LocationCard.entries,
  the_description: Html,
  the_address: v.string(),
  contacts: Contacts,
  service_list: v.array(v.object({ code: v.string(), the_title: v.string() })),
  gallery: v.array(GalleryPicture),
  /** At most 12, nearest first; `nearby_total`: all within the radius. */
  nearby_list: v.array(LocationCard),
  nearby_total: v.optional(v.number()),
  sale_state: SaleState,
  external_url: v.optional(WebAddress),
  offer_list: v.array(Offer),
  /** Commercial data is made up for the demonstration; the page says so. */
  demo: v.optional(v.boolean()),
}

/** A room of a hotel. `price`: per night; `guests`: at most. */
export const Room = v.object({
  the_title: v.string(),
  guests: v.number(),
  area_m2: v.optional(v.number()),
  price: Money,
})

/** A hotel. `facility_list`: codes such as `free_wifi`; `check_in`, `check_out`: `HH:MM`. */
export const Hotel = v.object({
  ...detail,
  kind: v.literal('hotel'),
  facility_list: v.array(v.string()),
  room_list: v.array(Room),
  star_rating: v.optional(v.number()),
  check_in: v.string(),
  check_out: v.string(),
  classification_number: v.optional(v.string()),
})
export type Hotel = v.InferOutput<typeof Hotel>

/** A restaurant. `average_check`: per guest. */
export const Restaurant = v.object({
  ...detail,
  kind: v.literal('restaurant'),
  the_about: v.string(),
  the_cuisine: v.string(),
  feature_list: v.array(v.string()),
  average_check: Money,
  menu: v.array(
    v.object({
      the_title: v.string(),
      items: v.array(v.object({ the_title: v.string(), the_description: v.string(), price: Money })),
    }),
  ),
})
export type Restaurant = v.InferOutput<typeof Restaurant>

/** A place that is neither a hotel nor a restaurant. */
export const Place = v.object({ ...detail, kind: v.literal('place') })
export type Place = v.InferOutput<typeof Place>

/** A place in detail, by its `kind`. */
export const Location = v.variant('kind', [Place, Hotel, Restaurant])
export type Location = v.InferOutput<typeof Location>

/** The most places in one response for a map; it is at most a mebibyte long too. */
export const mostPoints = 5000

/**
 * Places as GeoJSON for a map: positions have longitude first. `total` counts all that the filters leave; where
 * `features` has fewer, they are those from `offset` on, and the next request continues at `offset` plus their number.
 * @see RFC 7946
 */
export const LocationPoints = v.object({
  type: v.literal('FeatureCollection'),
  total: v.optional(v.number()),
  features: v.array(
    v.object({
      type: v.literal('Feature'),
      id: v.number(),
      geometry: v.object({ type: v.literal('Point'), coordinates: v.pipe(v.array(v.number()), v.length(2)) }),
      properties: v.object({ type_id: v.number(), the_title: v.string(), link: PortalLink }),
    }),
  ),
})
export type LocationPoints = v.InferOutput<typeof LocationPoints>
