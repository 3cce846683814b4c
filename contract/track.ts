import * as v from 'valibot'
import { EventCard, LocationCard, TrackCard } from './card.ts'
import { Html } from './values.ts'

/** A stop of a track: the card of a place or of an event. */
export const TrackObject = v.variant('object_type', [
  v.object({ ...LocationCard.entries, object_type: v.literal('location') }),
  v.object({ ...EventCard.entries, object_type: v.literal('event') }),
])
export type TrackObject = v.InferOutput<typeof TrackObject>

/** A stop of a ready-made track on its day, which counts from 1. */
const DatedStop = v.object({ object_type: v.picklist(['location', 'event']), object_id: v.number(), day: v.number() })

/** A track in detail, with its stops in order; `plan`: on which days they are. */
export const Track = v.object({
  ...TrackCard.entries,
  plan: v.optional(v.array(DatedStop)),
  the_description: Html,
  object_list: v.array(TrackObject),
})
export type Track = v.InferOutput<typeof Track>
