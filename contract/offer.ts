import * as v from 'valibot'
import { CompanyCard } from './card.ts'
import { Contacts } from './contacts.ts'
import { Instant, Money, WebAddress } from './values.ts'

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

/** What everything has that somebody offers: by whom, how it is sold, for how much. */
export const offered = {
  organizer: v.nullable(CompanyCard),
  /** The organizer's. */
  contacts: v.optional(Contacts),
  sale_state: SaleState,
  external_url: v.optional(WebAddress),
  offer_list: v.array(Offer),
  /** Commercial data is a demonstration; the portal says so quietly. */
  demo: v.optional(v.boolean()),
}
