import * as v from 'valibot'
import { EventCard } from './card.ts'
import { offered } from './offer.ts'
import { Html, Instant } from './values.ts'

const { organizer, contacts, offer_list, demo } = offered

/** One with all its dates; `dates` is the session that is on or comes next, and the last one when all are over. */
export const Event = v.object({
  ...EventCard.entries,
  the_description: Html,
  schedule: v.array(v.object({ starts_at: Instant, ends_at: Instant, location_id: v.nullable(v.number()) })),
  organizer,
  contacts,
  offer_list,
  demo,
  /** The dates are not announced yet: they stand here as an example. */
  dates_demo: v.optional(v.boolean()),
})
export type Event = v.InferOutput<typeof Event>
