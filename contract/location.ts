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
  nearby_list: v.array(LocationCard),
  sale_state: SaleState,
  external_url: v.optional(WebAddress),
  offer_list: v.array(Offer),
  /** Commercial data is a demonstration; the portal says so quietly. */
  demo: v.optional(v.boolean()),
}

export const Room = v.object({
  the_title: v.string(),
  guests: v.number(),
  area_m2: v.optional(v.number()),
  price: Money,
})

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

export const Place = v.object({ ...detail, kind: v.literal('place') })
export type Place = v.InferOutput<typeof Place>

export const Location = v.variant('kind', [Place, Hotel, Restaurant])
export type Location = v.InferOutput<typeof Location>

/** A map gets no more places than this, and no more than a mebibyte of them. */
export const mostPoints = 5000

/**
 * Places as GeoJSON for a map: a position is longitude first, as GeoJSON has it. `total`: how many the filters leave; where
 * `features` holds fewer, they are the first of the list, and a `bbox` gets the others.
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
