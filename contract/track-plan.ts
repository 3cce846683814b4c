import * as v from 'valibot'
import { TrackObject } from './track.ts'
import { changerNamePattern, longestChangerName, longestTrackTitle, shareTokenPattern } from './track-text.ts'
import { CalendarDate, freeText, Instant } from './values.ts'
import { visible } from './visible.ts'

/** The most stops, days, and characters of all notes that one track holds. */
export const trackLimits = { stops: 300, days: 99, notes: 10_000 } as const

const ObjectId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999))
const Day = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(trackLimits.days))
const Note = freeText(1000)
const Version = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647))

/** The kinds of objects that a visitor's track may hold. */
export const TrackObjectType = v.picklist(['location', 'event'])
export type TrackObjectType = v.InferOutput<typeof TrackObjectType>

/** Names an object of a track. */
export const TrackRef = v.object({ object_type: TrackObjectType, object_id: ObjectId })
export type TrackRef = v.InferOutput<typeof TrackRef>

/** A stop to take off, with the note that the visitor saw there (`seen`); an empty one is none. */
export const DetachedStop = v.object({ ...TrackRef.entries, seen: v.optional(Note) })
export type DetachedStop = v.InferOutput<typeof DetachedStop>

/** One stop of a plan. `day` counts from 1; `note` is the visitor's own. */
export const TrackStop = v.object({ ...TrackRef.entries, day: v.optional(Day), note: v.optional(Note) })
export type TrackStop = v.InferOutput<typeof TrackStop>

/** Characters of all notes of a list, in UTF-16 code units. */
export const lengthOfNotes = (list: readonly { note?: string | undefined }[]): number =>
  list.reduce((sum, { note = '' }) => sum + note.length, 0)

/** The order of a track, with days and notes. Of a stop that is named twice the first counts. */
export const TrackPlan = v.pipe(
  v.array(TrackStop),
  v.maxLength(trackLimits.stops, 'stops'),
  v.check((plan) => lengthOfNotes(plan) <= trackLimits.notes, 'notes'),
)
export type TrackPlan = v.InferOutput<typeof TrackPlan>

/** The visitor's note to a day. */
export const DayNote = v.object({ day: Day, note: Note })
export type DayNote = v.InferOutput<typeof DayNote>

const DayNotes = v.pipe(
  v.array(DayNote),
  v.maxLength(trackLimits.days),
  v.check((notes) => lengthOfNotes(notes) <= trackLimits.notes, 'notes'),
)

const ids = v.pipe(v.array(ObjectId), v.maxLength(trackLimits.stops, 'stops'))

/**
 * A track as a visitor sends it. The two lists say what is on it; `plan` says in which order, on which day and with
 * which note. Without it locations come first. `days`: how many the visitor plans, days without stops included;
 * `start_date`: of day 1.
 */
export const TrackContent = v.object({
  locations: ids,
  events: ids,
  plan: v.optional(TrackPlan),
  day_notes: v.optional(DayNotes),
  days: v.optional(Day),
  start_date: v.optional(CalendarDate),
})
export type TrackContent = v.InferOutput<typeof TrackContent>

/**
 * A new order. Stops that the plan leaves out follow it as before, those that it names without a note keep theirs, an
 * empty note removes it, and stops that are not on the track are ignored. Other fields that are left out stay as they
 * are; `null` removes them. `seen_version`: the version of the track that the visitor ordered; where another device has
 * changed the order since, the response's `replaced` has that order.
 */
export const TrackOrder = v.object({
  plan: TrackPlan,
  day_notes: v.optional(DayNotes),
  days: v.optional(v.nullable(Day)),
  start_date: v.optional(v.nullable(CalendarDate)),
  seen_version: v.optional(Version),
})
export type TrackOrder = v.InferOutput<typeof TrackOrder>

/**
 * A note to a stop or to a day, in place of the one that the visitor saw there (`seen`); an empty one is none. One that
 * another device has written since is in the response's `replaced`.
 */
export const ChangedNote = v.union([
  v.object({ ...TrackRef.entries, note: Note, seen: v.optional(Note) }),
  v.object({ day: Day, note: Note, seen: v.optional(Note) }),
])
export type ChangedNote = v.InferOutput<typeof ChangedNote>

const ChangedNotes = v.pipe(
  v.array(ChangedNote),
  v.maxLength(trackLimits.stops + trackLimits.days),
  v.check((notes) => lengthOfNotes(notes) <= 2 * trackLimits.notes, 'notes'),
)

/**
 * An order of one's own track that in the same step puts stops on the track (`attached`, before the order; unknown
 * objects are left out) and off it (`detached`), and changes notes, so that nobody sees a state in between.
 */
export const TrackEdit = v.object({
  ...TrackOrder.entries,
  notes: v.optional(ChangedNotes),
  attached: v.optional(TrackPlan),
  detached: v.optional(v.pipe(v.array(DetachedStop), v.maxLength(trackLimits.stops, 'stops'))),
})
export type TrackEdit = v.InferOutput<typeof TrackEdit>

/**
 * An order that a change from another device has replaced. The visitor takes it back by sending it as a new order.
 * `detached`: stops that the change has taken off, each with a note that its visitor had not seen; absent: none.
 * `version`: of the track with that change; `order_version`: of the track with the replaced order, absent where only
 * notes were replaced. By these a device knows whether its own change replaced an order, or was replaced.
 */
export const ReplacedOrder = v.object({
  plan: v.array(TrackStop),
  detached: v.optional(v.array(TrackStop)),
  day_notes: v.optional(v.array(DayNote)),
  days: v.optional(v.nullable(v.number())),
  version: v.optional(v.number()),
  order_version: v.optional(v.number()),
  at: Instant,
})
export type ReplacedOrder = v.InferOutput<typeof ReplacedOrder>

/** What every response with a visitor's track has. Objects that the provider has removed keep their last card. */
const shown = {
  locations: v.array(v.number()),
  events: v.array(v.number()),
  object_list: v.array(TrackObject),
  plan: v.optional(v.array(TrackStop)),
  day_notes: v.optional(v.array(DayNote)),
  days: v.optional(v.nullable(v.number())),
  start_date: v.optional(v.nullable(CalendarDate)),
}

/** A signed-in visitor's active track. `version` grows by one with each change. */
export const ActiveTrack = v.object({
  ...shown,
  version: v.optional(v.number()),
  replaced: v.optional(v.nullable(ReplacedOrder)),
})
export type ActiveTrack = v.InferOutput<typeof ActiveTrack>

/** What the visitor calls a track: one line. */
export const TrackTitle = v.pipe(
  freeText(longestTrackTitle),
  v.trim(),
  v.nonEmpty('required'),
  visible,
  v.regex(/^[^\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]*$/u, 'characters'),
)

/** A line of the list of saved tracks. `title` is `null` until the visitor names the track. */
export const SavedTrackLine = v.object({
  id: v.number(),
  title: v.nullable(v.string()),
  created_at: Instant,
  count: v.number(),
  days: v.nullable(v.number()),
  start_date: v.nullable(CalendarDate),
})
export type SavedTrackLine = v.InferOutput<typeof SavedTrackLine>

/**
 * A track that a visitor has saved. `replaced_id`, in the response to a save that replaced a saved track: what that was
 * before. Restoring it puts it back into the saved track.
 */
export const SavedTrack = v.object({
  ...shown,
  id: v.number(),
  title: v.nullable(v.string()),
  created_at: Instant,
  replaced_id: v.optional(v.number()),
})
export type SavedTrack = v.InferOutput<typeof SavedTrack>

/** A shared track: nothing in it says who shared it. `is_own`: for its signed-in author. */
export const SharedTrack = v.object({
  ...shown,
  title: v.nullable(v.string()),
  version: v.number(),
  can_add: v.boolean(),
  is_own: v.boolean(),
  expires_at: Instant,
})
export type SharedTrack = v.InferOutput<typeof SharedTrack>

/** The name under which somebody changes a shared track. */
export const ChangerName = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('required'),
  visible,
  v.maxLength(longestChangerName),
  v.regex(changerNamePattern, 'letters'),
)

/**
 * One change of a shared track. `object_type` and `object_id`: of an `ordered` one those of the stop that alone was
 * moved, absent where there were more; `title`: of the object, or its last one where the portal has it no longer.
 */
export const SharedChange = v.object({
  version: v.number(),
  kind: v.picklist(['attached', 'detached', 'ordered']),
  object_type: v.optional(TrackObjectType),
  object_id: v.optional(v.number()),
  title: v.optional(v.string()),
  by: v.string(),
  at: Instant,
})
export type SharedChange = v.InferOutput<typeof SharedChange>

/** The unguessable part of a shared track's address. */
export const ShareToken = v.pipe(v.string(), v.regex(shareTokenPattern))

/**
 * A link to a track that a signed-in visitor made: `id` is SHA-256 of its token in base64url, and opens nothing.
 * `is_mailed`: it was sent in a mail.
 */
export const OwnLink = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  can_add: v.boolean(),
  is_mailed: v.optional(v.boolean()),
  count: v.number(),
  start_date: v.nullable(CalendarDate),
  created_at: Instant,
  expires_at: Instant,
})
export type OwnLink = v.InferOutput<typeof OwnLink>
