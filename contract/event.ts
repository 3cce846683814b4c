import * as v from 'valibot'
import { EventCard } from './card.ts'
import { offered } from './offer.ts'
import { Html, Instant } from './values.ts'

const { organizer, contacts, sale_state, external_url, offer_list, demo } = offered

/** An event with all its dates. `dates` is the current or next session, or the last one when all are over. */
export const Event = v.object({
  ...EventCard.entries,
  the_description: Html,
  schedule: v.array(v.object({ starts_at: Instant, ends_at: Instant, location_id: v.nullable(v.number()) })),
  organizer,
  contacts,
  /** Left out: on sale, where there are offers. */
  sale_state: v.optional(sale_state),
  external_url,
  offer_list,
  demo,
})
export type Event = v.InferOutput<typeof Event>
