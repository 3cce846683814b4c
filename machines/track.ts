import {
  type TrackOrder,
  type SaveWish,
  type TrackObjectType,
  type ObjectRef,
  type PlannedObject,
  type TrackDays,
  arrayOf,
  dayFieldsOf,
  fieldsOf,
  mostStops,
  type ChangedNote,
  type DetachedObject,
  readChangedNote,
  readDayFields,
  readDayNotes,
  readDays,
  readDetached,
  readObject,
  readSaveWish,
  withinLimit,
} from './track-fields.ts'

/** A visitor's own route, as storage and the provider's calls carry it. Every function returns a new track. */

/** A track, as storage and the provider carry it. */
export type Track = TrackDays & {
  readonly locations: readonly number[]
  readonly events: readonly number[]
  /** Order, days and notes of the same objects; without it, locations come first and nothing has a day. */
  readonly plan?: readonly PlannedObject[]
}
/** A change by the visitor. */
export type TrackChange =
  | { type: 'ATTACH'; object: PlannedObject }
  | { type: 'DETACH'; object: DetachedObject }
  | { type: 'CLEAR' }
  | ({ type: 'REORDER' } & TrackOrder)

/** What an account may be sent besides. */
export type AccountChange = TrackChange | { type: 'MERGE'; track: Track } | ({ type: 'SAVE' } & SaveWish)

/** A track without objects. */
export const emptyTrack: Track = { locations: [], events: [] }

/** A unique key of an object of a track. */
export const keyOf = ({ object_type, object_id }: ObjectRef) => object_type + object_id

/** What is on the track, in its order. */
export const planOf = (track: Track): readonly PlannedObject[] =>
  track.plan ?? [...refsOf(track.locations, 'location'), ...refsOf(track.events, 'event')]

/** How many objects are on the track. */
export const count = (track: Track) => track.locations.length + track.events.length

/** Whether the track has neither objects nor fields of days. */
export const isBlank = (track: Track) => count(track) === 0 && Object.keys(readDays(track)).length === 0

/** Is the object on the track? */
export const has = (track: Track, object: ObjectRef) => planOf(track).some(isSameAs(object))

/** Counts from 1, as it is shown; `null`: not on the track. */
export function positionOf(track: Track, object: ObjectRef): number | null {
  const index = planOf(track).findIndex(isSameAs(object))
  return index < 0 ? null : index + 1
}

/** Adds an object at the end. One that is on the track stays where it is; one without room on it is dropped. */
export const attach = (track: Track, object: PlannedObject): Track =>
  trackOf([...planOf(track), ...readObject(object)], track)

/** Removes an object; the others keep their order and days. */
export const detach = (track: Track, object: ObjectRef): Track => {
  const isDetached = isSameAs(object)
  return trackOf(
    planOf(track).filter((one) => !isDetached(one)),
    track,
  )
}

/**
 * Applies an order and its days. Objects that it does not name follow in their earlier order; objects that are not on
 * the track are ignored.
 */
export function reorder(track: Track, { plan, attached = [], detached = [], notes = [], ...days }: TrackOrder): Track {
  const gone = new Set(detached.map(keyOf))
  const present = distinct([...planOf(track), ...attached.flatMap(readObject)]).filter((stop) => !gone.has(keyOf(stop)))
  const onTrack = new Map(present.map((stop) => [keyOf(stop), stop]))
  const named = plan.flatMap(readObject).flatMap((stop) => {
    const own = onTrack.get(keyOf(stop))
    return own ? [withNoteOf(stop, own)] : []
  })
  return withNotes(trackOf([...named, ...present], { ...track, ...dayFieldsOf(days) }), notes)
}

/** With the other's note where the stop has none. */
const withNoteOf = (stop: PlannedObject, { note }: PlannedObject): PlannedObject =>
  stop.note === undefined && note !== undefined ? { ...stop, note } : stop

function withNotes(track: Track, notes: readonly ChangedNote[]): Track {
  if (notes.length === 0) return track
  const toDays = new Map(notes.flatMap((one) => ('day' in one ? [[one.day, one.note] as const] : [])))
  const toStops = new Map(notes.flatMap((one) => ('day' in one ? [] : [[keyOf(one), one.note] as const])))
  const plan = planOf(track).map(({ note = '', ...stop }) => ({ ...stop, note: toStops.get(keyOf(stop)) ?? note }))
  const others = (track.day_notes ?? []).filter(({ day }) => !toDays.has(day))
  const day_notes = [...others, ...[...toDays].map(([day, note]) => ({ day, note }))]
  return trackOf(plan.flatMap(readObject), { ...track, day_notes })
}

/**
 * The fields of days of two tracks that become one. A track that was emptied keeps its own so that this can be undone:
 * they never count beside the stops of the other. `joinedDays` of the API has the same rule.
 */
function joinedDays(track: Track, other: Track): TrackDays {
  if (count(other) === 0) return track
  if (count(track) === 0) return other
  return { ...other, ...track, day_notes: [...(track.day_notes ?? []), ...(other.day_notes ?? [])] }
}

/** Appends `other`. Objects, notes and fields of days that both have stay as on `track`. */
export function merge(track: Track, other: Track): Track {
  const others = new Map(planOf(other).map((stop) => [keyOf(stop), stop]))
  const own = planOf(track).map((stop) => withNoteOf(stop, others.get(keyOf(stop)) ?? stop))
  return trackOf([...own, ...planOf(other)], joinedDays(track, other))
}

/** The track after one change. */
export function applyChange(track: Track, change: AccountChange): Track {
  switch (change.type) {
    case 'ATTACH':
      return attach(track, change.object)
    case 'DETACH':
      return detach(track, change.object)
    case 'REORDER':
      return reorder(track, change)
    case 'MERGE':
      return merge(track, change.track)
    case 'CLEAR':
    case 'SAVE':
      return emptyTrack
    default:
      return change satisfies never
  }
}

/** Reads any value as a track and drops what is invalid, or is more than a provider takes. */
export function parseTrack(found: unknown): Track {
  const { locations, events, plan, day_notes, ...days } = fieldsOf(found)
  const listed = [...readIds(locations, 'location'), ...readIds(events, 'event')]
  const notes = withinLimit(readDayNotes(day_notes))
  const planned = withinLimit(arrayOf(plan).flatMap(readObject))
  return reorder(trackOf(listed, readDays({ ...days, day_notes: notes })), { plan: planned })
}

/** One change read back, or none where it is not one. */
export function parseChange(found: unknown): AccountChange[] {
  const { type, object, plan, attached, detached, notes, track, key, title, replaces, ...days } = fieldsOf(found)
  switch (type) {
    case 'ATTACH':
      return readObject(object).map((read) => ({ type, object: read }))
    case 'DETACH':
      return readDetached(object).map((read) => ({ type, object: read }))
    case 'REORDER':
      return [
        {
          type,
          plan: arrayOf(plan).flatMap(readObject),
          ...(Array.isArray(attached) && { attached: attached.flatMap(readObject) }),
          ...(Array.isArray(detached) && { detached: detached.flatMap(readDetached) }),
          ...(Array.isArray(notes) && { notes: notes.flatMap(readChangedNote) }),
          ...readDayFields(days),
        },
      ]
    case 'MERGE':
      return [{ type, track: parseTrack(track) }]
    case 'CLEAR':
      return [{ type }]
    case 'SAVE':
      return readSaveWish(key, title, replaces).map((wish) => ({ type, ...wish }))
    default:
      return []
  }
}

/**
 * The canonical form of a track: repeated objects are dropped, and `plan` is present only if it says more than the two
 * lists.
 */
function trackOf(objects: readonly PlannedObject[], days: TrackDays): Track {
  const plan = distinct(objects).slice(0, mostStops)
  const lists = { locations: idsOf(plan, 'location'), events: idsOf(plan, 'event') }
  const isInListOrder = planOf(lists).map(keyOf).join() === plan.map(keyOf).join()
  const isBare = plan.every(({ day, note }) => day === undefined && note === undefined)
  return { ...lists, ...(isInListOrder && isBare ? {} : { plan }), ...readDays(days) }
}

function distinct(objects: readonly PlannedObject[]): PlannedObject[] {
  const firsts = new Map<string, PlannedObject>()
  for (const object of objects) if (!firsts.has(keyOf(object))) firsts.set(keyOf(object), object)
  return [...firsts.values()]
}

const isSameAs = (object: ObjectRef) => (other: ObjectRef) => keyOf(object) === keyOf(other)
const idsOf = (objects: readonly ObjectRef[], type: TrackObjectType) =>
  objects.filter(({ object_type }) => object_type === type).map(({ object_id }) => object_id)
const refsOf = (ids: readonly number[], object_type: TrackObjectType) =>
  ids.map((object_id) => ({ object_type, object_id }))
const readIds = (ids: unknown, object_type: TrackObjectType) =>
  arrayOf(ids).flatMap((object_id) => readObject({ object_type, object_id }))
