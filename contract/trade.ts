import * as v from 'valibot'
import { CompanyCard, EventCard, GalleryPicture, ProductCard, TourCard } from './card.ts'
import { Contacts } from './contacts.ts'
import { offered } from './offer.ts'
import { Html } from './values.ts'

/** A service or a thing to buy. `location_id`: the place that sells it. */
export const Product = v.object({
  ...ProductCard.entries,
  the_description: Html,
  location_id: v.optional(v.number()),
  gallery: v.array(GalleryPicture),
  ...offered,
})
export type Product = v.InferOutput<typeof Product>

/**
 * A company with everything it offers; only events that are not over. `inn`, `ogrn`: tax and state registration
 * numbers.
 */
export const Company = v.object({
  ...CompanyCard.entries,
  the_description: Html,
  inn: v.string(),
  ogrn: v.optional(v.string()),
  register_number: v.optional(v.string()),
  legal_address: v.string(),
  contacts: Contacts,
  tour_list: v.array(TourCard),
  excursion_list: v.array(TourCard),
  event_list: v.array(EventCard),
  product_list: v.array(ProductCard),
  demo: v.optional(v.boolean()),
})
export type Company = v.InferOutput<typeof Company>
