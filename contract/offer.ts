import * as v from 'valibot'
import { CompanyCard } from './card.ts'
import { Contacts } from './contacts.ts'
import { Instant, Money, WebAddress } from './values.ts'

/** How something is sold: here, not yet, also on another site, only there, or by request. */
export const saleStates = ['on_sale', 'no_payment_info', 'also_external', 'only_external', 'by_request'] as const
/** One of `saleStates`. */
export const SaleState = v.picklist(saleStates)
export type SaleState = v.InferOutput<typeof SaleState>

/** A tariff. `remaining: null`: not limited. `requires`: names of the participant's fields, such as `birth_date`. */
export const Offer = v.object({
  id: v.number(),
  the_title: v.string(),
  price: Money,
  starts_at: v.optional(Instant),
  remaining: v.nullable(v.number()),
  requires: v.array(v.string()),
})
export type Offer = v.InferOutput<typeof Offer>

/** Fields of everything that a company offers: by whom, how and for how much it is sold. */
export const offered = {
  organizer: v.nullable(CompanyCard),
  /** Contacts of the organizer. */
  contacts: v.optional(Contacts),
  sale_state: SaleState,
  external_url: v.optional(WebAddress),
  offer_list: v.array(Offer),
  /** Commercial data is made up for the demonstration; the page says so. */
  demo: v.optional(v.boolean()),
}
