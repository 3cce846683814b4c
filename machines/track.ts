/**
 * A visitor's own route, as storage and the provider's calls carry it. Every function
 * gives a new track and changes none.
 */

/** The kinds of objects that a track may hold. */
export const trackObjectTypes = ['location', 'event'] as const
/** One of `trackObjectTypes`. */
export type TrackObjectType = (typeof trackObjectTypes)[number]
/** Names an object of the catalogue, as on the wire. */
export type ObjectRef = { object_type: TrackObjectType; object_id: number }
/** `day` counts from 1. */
export type PlannedObject = ObjectRef & { day?: number }

/** A track, as storage and the provider carry it. */
export type Track = {
  readonly locations: readonly number[]
  readonly events: readonly number[]
  /** Order and day of the same objects; without it, locations come first and nothing has a day. */
  readonly plan?: readonly PlannedObject[]
}

/** A change by the visitor. */
export type TrackChange =
  | { type: 'ATTACH'; object: PlannedObject }
  | { type: 'DETACH'; object: ObjectRef }
  | { type: 'CLEAR' }
  | { type: 'REORDER'; plan: readonly PlannedObject[] }

/** What an account may be told besides. `key`: one for each press of the button, so that a repeated call saves once. */
export type AccountChange = TrackChange | { type: 'MERGE'; track: Track } | { type: 'SAVE'; key: string }

/** A track without objects. */
export const emptyTrack: Track = { locations: [], events: [] }

/** May an object of this type be on a track at all? */
export const isTrackObjectType = (type: unknown): type is TrackObjectType =>
  trackObjectTypes.some((known) => known === type)

/** Tells an object of a track from every other. */
export const keyOf = ({ object_type, object_id }: ObjectRef) => object_type + object_id

/** What is on the track, in its order. */
export const planOf = (track: Track): readonly PlannedObject[] =>
  track.plan ?? [...refsOf(track.locations, 'location'), ...refsOf(track.events, 'event')]

/** How many objects are on the track. */
export const count = (track: Track) => track.locations.length + track.events.length

/** Is the object on the track? */
export const has = (track: Track, object: ObjectRef) => planOf(track).some(isSameAs(object))

/** Counts from 1, as it is shown; `null`: not on the track. */
export function positionOf(track: Track, object: ObjectRef): number | null {
  const index = planOf(track).findIndex(isSameAs(object))
  return index < 0 ? null : index + 1
}

/** At the end; what is there already stays where it is, and what may not be on a track is left out. */
export const attach = (track: Track, object: PlannedObject): Track => trackOf([...planOf(track), ...readObject(object)])

/** Without the object; the others keep their order and days. */
export const detach = (track: Track, object: ObjectRef): Track => {
  const isDetached = isSameAs(object)
  return trackOf(planOf(track).filter((one) => !isDetached(one)))
}

/** Takes order and days from `plan`; what it does not name follows as before, what is not on the track is left out. */
export function reorder(track: Track, plan: readonly PlannedObject[]): Track {
  const onTrack = new Set(planOf(track).map(keyOf))
  const named = plan.flatMap(readObject).filter((object) => onTrack.has(keyOf(object)))
  return trackOf([...named, ...planOf(track)])
}

/** @param position counts from 1; what lies outside means the first or the last */
export function move(track: Track, object: ObjectRef, position: number): Track {
  const plan = planOf(track)
  const moved = plan.find(isSameAs(object))
  if (!moved) return track
  const others = plan.filter((one) => one !== moved)
  const index = Math.min(Math.max(position - 1, 0), others.length)
  return trackOf([...others.slice(0, index), moved, ...others.slice(index)])
}

/** `other` follows; what is on both stays as it is on `track`. */
export const merge = (track: Track, other: Track): Track => trackOf([...planOf(track), ...planOf(other)])

/** The track after one change. */
export function applyChange(track: Track, change: AccountChange): Track {
  switch (change.type) {
    case 'ATTACH':
      return attach(track, change.object)
    case 'DETACH':
      return detach(track, change.object)
    case 'REORDER':
      return reorder(track, change.plan)
    case 'MERGE':
      return merge(track, change.track)
    case 'CLEAR':
    case 'SAVE':
      return emptyTrack
    default:
      return change satisfies never
  }
}

/** Reads whatever lies where a track should be: what cannot be understood is left out, at worst all of it. */
export function parseTrack(found: unknown): Track {
  const { locations, events, plan } = fieldsOf(found)
  const lists = trackOf([...readIds(locations, 'location'), ...readIds(events, 'event')])
  return reorder(lists, arrayOf(plan).flatMap(readObject))
}

/** The same from text; `null`: nothing was kept. */
export function readTrack(text: string | null): Track {
  try {
    return parseTrack(JSON.parse(text ?? 'null'))
  } catch {
    return emptyTrack // only the parser can tell whether text is JSON
  }
}

/** One change read back, or none where it is not one. */
export function parseChange(found: unknown): AccountChange[] {
  const { type, object, plan, track, key } = fieldsOf(found)
  switch (type) {
    case 'ATTACH':
    case 'DETACH':
      return readObject(object).map((read) => ({ type, object: read }))
    case 'REORDER':
      return [{ type, plan: arrayOf(plan).flatMap(readObject) }]
    case 'MERGE':
      return [{ type, track: parseTrack(track) }]
    case 'CLEAR':
      return [{ type }]
    case 'SAVE':
      return typeof key === 'string' ? [{ type, key }] : []
    default:
      return []
  }
}

/** The text that `readTrack` reads. */
export const writeTrack = (track: Track) => JSON.stringify(track)

/**
 * The one way to write a list down: the first of equals counts, and a plan stands only where
 * it says more than the two lists.
 */
function trackOf(objects: readonly PlannedObject[]): Track {
  const plan = distinct(objects)
  const lists = { locations: idsOf(plan, 'location'), events: idsOf(plan, 'event') }
  const isInListOrder = planOf(lists).map(keyOf).join() === plan.map(keyOf).join()
  return isInListOrder && plan.every(({ day }) => day === undefined) ? lists : { ...lists, plan }
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

const isCounted = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 1
/** The value where it is an array, else an empty one. */
export const arrayOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
/** The fields of the value where it is an object, else none. */
export const fieldsOf = (value: unknown): { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null ? { ...value } : {}
const readIds = (ids: unknown, object_type: TrackObjectType) =>
  arrayOf(ids).flatMap((object_id) => readObject({ object_type, object_id }))

/** One object, or none where it is not one that a track may hold. */
function readObject(found: unknown): PlannedObject[] {
  const { object_type, object_id, day } = fieldsOf(found)
  if (!isTrackObjectType(object_type) || !isCounted(object_id)) return []
  return [isCounted(day) ? { object_type, object_id, day } : { object_type, object_id }]
}
