import * as v from 'valibot'
import { GalleryPicture, TourCard } from './card.ts'
import { offered } from './offer.ts'
import { Geolocation, Html, LocalTime } from './values.ts'

/** `at` is local time in the arrival's `time_zone`; without one, in the region's. */
export const MeetingPoint = v.object({ the_place: v.string(), at: LocalTime, geolocation: v.optional(Geolocation) })
export type MeetingPoint = v.InferOutput<typeof MeetingPoint>

/** `the_text` is HTML. */
export const ProgramStep = v.object({ day: v.optional(v.number()), the_title: v.string(), the_text: Html })
export type ProgramStep = v.InferOutput<typeof ProgramStep>

/** A tour or an excursion. */
export const Tour = v.object({
  ...TourCard.entries,
  the_description: Html,
  program: v.array(ProgramStep),
  arrival: v.object({ start: MeetingPoint, finish: MeetingPoint, time_zone: v.optional(v.string()) }),
  group_size: v.optional(v.object({ min: v.number(), max: v.number() })),
  /** Of the guide: `ru`, `en`. */
  languages: v.optional(v.array(v.string())),
  location_ids: v.array(v.number()),
  gallery: v.array(GalleryPicture),
  ...offered,
})
export type Tour = v.InferOutput<typeof Tour>
