import * as v from 'valibot'
import {
  CompanyCard,
  EventCard,
  GuideCard,
  LocationCard,
  PageCard,
  PostCard,
  ProductCard,
  TourCard,
  TrackCard,
} from './card.ts'
import { Instant } from './values.ts'

/** A card of any kind of object, by its `object_type`. */
export const ObjectCard = v.variant('object_type', [
  v.object({ ...LocationCard.entries, object_type: v.literal('location') }),
  v.object({ ...EventCard.entries, object_type: v.literal('event') }),
  v.object({ ...TourCard.entries, object_type: v.picklist(['tour', 'excursion']) }),
  v.object({ ...TrackCard.entries, object_type: v.literal('track') }),
  v.object({ ...GuideCard.entries, object_type: v.literal('guide') }),
  v.object({ ...PostCard.entries, object_type: v.literal('post') }),
  v.object({ ...ProductCard.entries, object_type: v.literal('product') }),
  v.object({ ...CompanyCard.entries, object_type: v.literal('company') }),
  v.object({ ...PageCard.entries, object_type: v.literal('page') }),
])
export type ObjectCard = v.InferOutput<typeof ObjectCard>

/** An object that a user has opened, and when for the last time. */
export const SeenObject = v.object({ seen_at: Instant, card: ObjectCard })
export type SeenObject = v.InferOutput<typeof SeenObject>
