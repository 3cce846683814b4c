import * as v from 'valibot'
import { cardLists, CompanyCard, GalleryPicture, ProductCard } from './card.ts'
import { Contacts } from './contacts.ts'
import { companyTypes } from './kinds.ts'
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

/** A company without what it offers. `inn`, `ogrn`: tax and state registration numbers. */
export const CompanyAlone = v.object({
  ...CompanyCard.entries,
  the_description: Html,
  inn: v.string(),
  ogrn: v.optional(v.string()),
  register_number: v.optional(v.string()),
  legal_address: v.string(),
  contacts: Contacts,
  demo: v.optional(v.boolean()),
})
/** A company with everything it offers; only events that are not over. */
export const Company = v.object({ ...CompanyAlone.entries, ...cardLists(companyTypes) })
export type Company = v.InferOutput<typeof Company>
