import * as v from 'valibot'
import { cards } from './card.ts'
import { objectTypes } from './kinds.ts'
import { Instant } from './values.ts'

/** A card of any kind of object, by its `object_type`. */
export const ObjectCard = v.variant(
  'object_type',
  objectTypes.map((type) => v.object({ ...cards[type].entries, object_type: v.literal(type) })),
)
export type ObjectCard = v.InferOutput<typeof ObjectCard>

/** An object that a user has opened, and when for the last time. */
export const SeenObject = v.object({ seen_at: Instant, card: ObjectCard })
export type SeenObject = v.InferOutput<typeof SeenObject>
