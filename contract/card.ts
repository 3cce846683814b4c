import * as v from 'valibot'
import { CalendarDate, Geolocation, Instant, LocalTime, Money, ObjectType, PortalLink } from './values.ts'

/**
 * A picture. A relative `url` starts at the provider's address. Drawn covers also have a `template` with `{season}`
 * (winter, spring, summer, autumn) and `{ratio}` (3x2, 4x5, 16x9, 21x9), so that the portal can follow the travel date.
 */
export const Cover = v.object({
  url: v.string(),
  the_alt: v.string(),
  width: v.number(),
  height: v.number(),
  template: v.optional(v.string()),
})
export type Cover = v.InferOutput<typeof Cover>

export const GalleryPicture = v.object({ ...Cover.entries, the_caption: v.string() })
export type GalleryPicture = v.InferOutput<typeof GalleryPicture>

/** Hours of a place, Monday is 1. */
export const OpeningHours = v.object({
  days: v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))),
  opens: LocalTime,
  closes: LocalTime,
  break_opens: v.nullish(LocalTime),
  break_closes: v.nullish(LocalTime),
  valid_from: v.nullish(v.string()),
  valid_through: v.nullish(v.string()),
})
export type OpeningHours = v.InferOutput<typeof OpeningHours>

const card = {
  object_type: ObjectType,
  id: v.number(),
  the_title: v.string(),
  the_summary: v.string(),
  cover: v.nullable(Cover),
  territory_id: v.nullable(v.number()),
  territory: v.nullable(v.object({ id: v.number(), the_title: v.string() })),
  geolocation: v.optional(Geolocation),
  for_disabled: v.boolean(),
  /** Accessibility as facts: `step_free wide_door lift toilet parking tactile loop guide_dog sign_language`. */
  access: v.array(v.string()),
  /** Months that suit it, 1–12; empty: any. */
  season: v.array(v.number()),
  price_from: v.optional(Money),
  dates: v.optional(v.object({ starts_at: Instant, ends_at: Instant })),
  link: PortalLink,
  /** The provider no longer has it, so that `link` leads nowhere: this is its last card, for what still refers to it by id. */
  is_removed: v.optional(v.boolean()),
}
const Named = v.object({ id: v.number(), the_title: v.string() })

export const LocationCard = v.object({
  ...card,
  type: Named,
  opening_hours: v.optional(v.array(OpeningHours)),
  the_hours_note: v.optional(v.string()),
  time_zone: v.optional(v.string()),
  distance_km: v.optional(v.number()),
})
export type LocationCard = v.InferOutput<typeof LocationCard>

export const EventCard = v.object({ ...card, age_limit: v.optional(v.string()), the_place: v.optional(v.string()) })
export type EventCard = v.InferOutput<typeof EventCard>

/** Tours have `days`, excursions `duration_h`; `territory_ids`: all that it goes through. */
export const TourCard = v.object({
  ...card,
  territory_ids: v.optional(v.array(v.number())),
  category: v.optional(v.string()),
  days: v.optional(v.number()),
  duration_h: v.optional(v.number()),
})
export type TourCard = v.InferOutput<typeof TourCard>

/** `type` is the category: `ethno activity medicin family disabled buisness`. */
export const TrackCard = v.object({
  ...card,
  territory_ids: v.optional(v.array(v.number())),
  type: v.string(),
  days: v.optional(v.number()),
  length_km: v.optional(v.number()),
  stop_list: v.optional(v.array(v.object({ the_title: v.string(), geolocation: Geolocation }))),
})
export type TrackCard = v.InferOutput<typeof TrackCard>

export const GuideCard = v.object(card)
export type GuideCard = v.InferOutput<typeof GuideCard>

/** `date`: when it came out. */
export const PostCard = v.object({ ...card, date: CalendarDate })
export type PostCard = v.InferOutput<typeof PostCard>

/** `kind`: `rental transfer craft food guide`; `the_unit`: what a price is for, "per day". */
export const ProductCard = v.object({ ...card, kind: v.string(), the_unit: v.optional(v.string()) })
export type ProductCard = v.InferOutput<typeof ProductCard>

/** `kind`: `tour_operator carrier culture museum craft`. */
export const CompanyCard = v.object({ ...card, kind: v.string() })
export type CompanyCard = v.InferOutput<typeof CompanyCard>

/** Known by its number, and by a word where it has a `slug`. */
export const PageCard = v.object({ ...card, slug: v.optional(v.string()) })
export type PageCard = v.InferOutput<typeof PageCard>

export type Card = LocationCard | EventCard | TourCard | TrackCard | GuideCard | PostCard | ProductCard | CompanyCard | PageCard
