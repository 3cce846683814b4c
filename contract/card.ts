import * as v from 'valibot'
import { CalendarDate, Geolocation, Instant, LocalTime, Money, ObjectType, PortalLink } from './values.ts'

/**
 * A picture. A relative `url` starts at the provider's address. Drawn covers also have a `template` with `{season}`
 * (winter, spring, summer, autumn) and `{ratio}` (3x2, 4x5, 16x9, 21x9), so that the portal can follow the travel date.
 * `months`, 1–12: the only ones that the drawing may show, as those of an event; absent: any.
 */
export const Cover = v.object({
  url: v.string(),
  the_alt: v.string(),
  width: v.number(),
  height: v.number(),
  template: v.optional(v.string()),
  months: v.optional(v.array(v.number())),
})
export type Cover = v.InferOutput<typeof Cover>

/** A picture of a gallery, with a caption. */
export const GalleryPicture = v.object({ ...Cover.entries, the_caption: v.string() })
export type GalleryPicture = v.InferOutput<typeof GalleryPicture>

/**
 * Opening hours of a place on some days of the week, Monday is 1. The break and the period of validity are optional;
 * `valid_from` and `valid_through` are dates.
 */
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
  /** Accessibility: `step_free wide_door lift toilet parking tactile loop guide_dog sign_language`. */
  access: v.array(v.string()),
  /** Suitable months, 1–12; empty: any. */
  season: v.array(v.number()),
  price_from: v.optional(Money),
  /**
   * The current or next session, or that of the requested days. `first_starts_at`: the start of the first session that
   * is not over, if it is another one; `last_ends_at`: the end of the last session, if that is later.
   */
  dates: v.optional(
    v.object({
      starts_at: Instant,
      ends_at: Instant,
      first_starts_at: v.optional(Instant),
      last_ends_at: v.optional(Instant),
    }),
  ),
  link: PortalLink,
  /** The last card of an object that the provider has removed: its `link` is 404. Only lists by `ids` have it. */
  is_removed: v.optional(v.boolean()),
}
const Named = v.object({ id: v.number(), the_title: v.string() })

/** A card of a place. `time_zone`: an IANA name, of `opening_hours`; `distance_km`: from the point of the query. */
export const LocationCard = v.object({
  ...card,
  type: Named,
  opening_hours: v.optional(v.array(OpeningHours)),
  the_hours_note: v.optional(v.string()),
  time_zone: v.optional(v.string()),
  distance_km: v.optional(v.number()),
})
export type LocationCard = v.InferOutput<typeof LocationCard>

/**
 * A card of an event. `age_limit`: such as `6+`; `the_place`: the name of the venue; `dates_demo`: its dates are
 * examples, the real ones are not announced yet; `distance_km`: from the point of the query.
 */
export const EventCard = v.object({
  ...card,
  age_limit: v.optional(v.string()),
  the_place: v.optional(v.string()),
  dates_demo: v.optional(v.boolean()),
  distance_km: v.optional(v.number()),
})
export type EventCard = v.InferOutput<typeof EventCard>

/**
 * A card of a tour, which has `days`, or of an excursion, which has `duration_h`, hours. `territory_ids`: all it
 * visits.
 */
export const TourCard = v.object({
  ...card,
  territory_ids: v.optional(v.array(v.number())),
  category: v.optional(v.string()),
  days: v.optional(v.number()),
  duration_h: v.optional(v.number()),
})
export type TourCard = v.InferOutput<typeof TourCard>

/** A card of a track. `type` is its `Category`; `stop_list` is drawn on the map of the card. */
export const TrackCard = v.object({
  ...card,
  territory_ids: v.optional(v.array(v.number())),
  type: v.string(),
  days: v.optional(v.number()),
  length_km: v.optional(v.number()),
  stop_list: v.optional(v.array(v.object({ the_title: v.string(), geolocation: Geolocation }))),
})
export type TrackCard = v.InferOutput<typeof TrackCard>

/** A card of a guide article. */
export const GuideCard = v.object(card)
export type GuideCard = v.InferOutput<typeof GuideCard>

/** A card of a piece of news. `date`: its publication. */
export const PostCard = v.object({ ...card, date: CalendarDate })
export type PostCard = v.InferOutput<typeof PostCard>

/** A card of a service. `kind`: `rental transfer craft food guide`; `the_unit`: the unit of the price, "per day". */
export const ProductCard = v.object({ ...card, kind: v.string(), the_unit: v.optional(v.string()) })
export type ProductCard = v.InferOutput<typeof ProductCard>

/** A card of a company. `kind`: `tour_operator carrier culture museum craft`. */
export const CompanyCard = v.object({ ...card, kind: v.string() })
export type CompanyCard = v.InferOutput<typeof CompanyCard>

/** A card of an information page, which has an address by its id and, with a `slug`, another one by that. */
export const PageCard = v.object({ ...card, slug: v.optional(v.string()) })
export type PageCard = v.InferOutput<typeof PageCard>

/** The card of each kind. */
export const cards = {
  location: LocationCard,
  event: EventCard,
  tour: TourCard,
  excursion: TourCard,
  guide: GuideCard,
  post: PostCard,
  track: TrackCard,
  product: ProductCard,
  company: CompanyCard,
  page: PageCard,
} as const satisfies Record<ObjectType, v.GenericSchema>

/** A card of any kind, by its `object_type`. */
export type Card = v.InferOutput<(typeof cards)[ObjectType]>

/** Fields of a response: a list of cards of each kind, as `<kind>_list`. */
export type CardLists<Type extends ObjectType> = {
  [One in Type as `${One}_list`]: v.ArraySchema<(typeof cards)[One], undefined>
}
/** The lists of cards of some kinds. */
export const cardLists = <Type extends ObjectType>(types: readonly Type[]): CardLists<Type> =>
  Object.fromEntries(types.map((type) => [`${type}_list`, v.array(cards[type])])) as CardLists<Type>
