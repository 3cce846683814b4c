import * as v from 'valibot'
import { Cover, LocationCard } from './card.ts'
import { Instant, Money } from './values.ts'

export const Contacts = v.object({
  /** Each is 10 digits, without the country code. */
  phones: v.array(v.string()),
  emails: v.array(v.string()),
  site: v.nullish(v.string()),
  socials: v.array(v.string()),
})
export type Contacts = v.InferOutput<typeof Contacts>

export const saleStates = ['on_sale', 'no_payment_info', 'also_external', 'only_external', 'by_request'] as const
export const SaleState = v.picklist(saleStates)
export type SaleState = v.InferOutput<typeof SaleState>

/** `remaining: null`: not limited. `requires` names the participant's fields. */
export const Offer = v.object({
  id: v.number(),
  the_title: v.string(),
  price: Money,
  starts_at: v.optional(Instant),
  remaining: v.nullable(v.number()),
  requires: v.array(v.string()),
})
export type Offer = v.InferOutput<typeof Offer>

const detail = {
  ...LocationCard.entries,
  /** HTML from editors: untrusted, sanitised before it is stored and before it is shown. */
  the_description: v.string(),
  the_address: v.string(),
  contacts: Contacts,
  service_list: v.array(v.object({ code: v.string(), the_title: v.string() })),
  gallery: v.array(v.object({ ...Cover.entries, the_caption: v.string() })),
  nearby_list: v.array(LocationCard),
  sale_state: SaleState,
  external_url: v.optional(v.string()),
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
