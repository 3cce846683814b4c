import * as v from 'valibot'
import { GalleryPicture, TourCard } from './card.ts'
import { offered } from './offer.ts'
import { Geolocation, Html, LocalTime, TimeZone } from './values.ts'

/**
 * Where and when a tour starts or ends. `at`: local time in the `time_zone` of the arrival, by default the region's.
 */
export const MeetingPoint = v.object({ the_place: v.string(), at: LocalTime, geolocation: v.optional(Geolocation) })
export type MeetingPoint = v.InferOutput<typeof MeetingPoint>

/** A step of the program of a tour. `day`: from 1; `the_text`: HTML. */
export const ProgramStep = v.object({ day: v.optional(v.number()), the_title: v.string(), the_text: Html })
export type ProgramStep = v.InferOutput<typeof ProgramStep>

/** A tour or an excursion in detail. `location_ids`: the places it visits. */
export const Tour = v.object({
  ...TourCard.entries,
  the_description: Html,
  program: v.array(ProgramStep),
  arrival: v.object({ start: MeetingPoint, finish: MeetingPoint, time_zone: v.optional(TimeZone) }),
  group_size: v.optional(v.object({ min: v.number(), max: v.number() })),
  /** Languages of the guide: `ru`, `en`. */
  languages: v.optional(v.array(v.string())),
  location_ids: v.array(v.number()),
  gallery: v.array(GalleryPicture),
  ...offered,
})
export type Tour = v.InferOutput<typeof Tour>
