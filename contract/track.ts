import * as v from 'valibot'
import { EventCard, LocationCard, TrackCard } from './card.ts'
import { Html } from './values.ts'

/** A stop of a track: the card of a place or of an event. */
export const TrackObject = v.variant('object_type', [
  v.object({ ...LocationCard.entries, object_type: v.literal('location') }),
  v.object({ ...EventCard.entries, object_type: v.literal('event') }),
])
export type TrackObject = v.InferOutput<typeof TrackObject>

/** A track in detail, with its stops in order. */
export const Track = v.object({
  ...TrackCard.entries,
  the_description: Html,
  object_list: v.array(TrackObject),
})
export type Track = v.InferOutput<typeof Track>
