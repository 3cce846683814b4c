/** A visitor's own route, as storage and the provider's calls carry it. Every function returns a new track. */

/** The kinds of objects that a track may hold. */
export const trackObjectTypes = ['location', 'event'] as const
/** One of `trackObjectTypes`. */
export type TrackObjectType = (typeof trackObjectTypes)[number]
/** Names an object of the catalogue, as on the wire. */
export type ObjectRef = { object_type: TrackObjectType; object_id: number }
/** `day` counts from 1; `note` is the visitor's own, at most 1000 characters. */
export type PlannedObject = ObjectRef & { day?: number; note?: string }
/** The visitor's note to a day, at most 1000 characters. */
export type DayNote = { day: number; note: string }

/** What a track says of its days beside the stops. */
export type TrackDays = {
  /** By day, one for each. */
  readonly day_notes?: readonly DayNote[]
  /** How many are planned, days without stops included. */
  readonly days?: number
  /** Of day 1, `YYYY-MM-DD`. */
  readonly start_date?: string
}
/** A track, as storage and the provider carry it. */
export type Track = TrackDays & {
  readonly locations: readonly number[]
  readonly events: readonly number[]
  /** Order, days and notes of the same objects; without it, locations come first and nothing has a day. */
  readonly plan?: readonly PlannedObject[]
}
/**
 * A new order. Of the days, what is left out stays as it is, and `null` removes it. In the same step stops are put on
 * the track (`attached`, before the order) and off it (`detached`).
 */
export type TrackOrder = {
  plan: readonly PlannedObject[]
  attached?: readonly PlannedObject[]
  detached?: readonly ObjectRef[]
  day_notes?: readonly DayNote[]
  days?: number | null
  start_date?: string | null
}

/** A change by the visitor. */
export type TrackChange =
  | { type: 'ATTACH'; object: PlannedObject }
  | { type: 'DETACH'; object: ObjectRef }
  | { type: 'CLEAR' }
  | ({ type: 'REORDER' } & TrackOrder)

/** `key`: one for each press of the button, so that a repeated call saves once; `title`: what the visitor calls it. */
export type SaveWish = { key: string; title?: string }

/** What an account may be sent besides. */
export type AccountChange = TrackChange | { type: 'MERGE'; track: Track } | ({ type: 'SAVE' } & SaveWish)

/** A track without objects. */
export const emptyTrack: Track = { locations: [], events: [] }

/** Whether objects of this type may be on a track. */
export const isTrackObjectType = (type: unknown): type is TrackObjectType =>
  trackObjectTypes.some((known) => known === type)

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
export function reorder(track: Track, { plan, attached = [], detached = [], ...days }: TrackOrder): Track {
  const gone = new Set(detached.map(keyOf))
  const present = [...planOf(track), ...attached.flatMap(readObject)].filter((object) => !gone.has(keyOf(object)))
  const onTrack = new Set(present.map(keyOf))
  const named = plan.flatMap(readObject).filter((object) => onTrack.has(keyOf(object)))
  return trackOf([...named, ...present], { ...track, ...dayFieldsOf(days) })
}

/** Appends `other`. Objects and fields of days that both have stay as on `track`. */
export const merge = (track: Track, other: Track): Track =>
  trackOf([...planOf(track), ...planOf(other)], {
    ...other,
    ...track,
    day_notes: [...(track.day_notes ?? []), ...(other.day_notes ?? [])],
  })

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
  const { type, object, plan, attached, detached, track, key, title, ...days } = fieldsOf(found)
  switch (type) {
    case 'ATTACH':
    case 'DETACH':
      return readObject(object).map((read) => ({ type, object: read }))
    case 'REORDER':
      return [
        {
          type,
          plan: arrayOf(plan).flatMap(readObject),
          ...(Array.isArray(attached) && { attached: attached.flatMap(readObject) }),
          ...(Array.isArray(detached) && { detached: detached.flatMap(readObject) }),
          ...readDayFields(days),
        },
      ]
    case 'MERGE':
      return [{ type, track: parseTrack(track) }]
    case 'CLEAR':
      return [{ type }]
    case 'SAVE':
      return readSaveWish(key, title).map((wish) => ({ type, ...wish }))
    default:
      return []
  }
}

/** A wish to save, or none where there is no key. */
export const readSaveWish = (key: unknown, title: unknown): SaveWish[] =>
  typeof key === 'string' ? [{ key, ...(typeof title === 'string' && { title }) }] : []

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

/** The value where it is an array, else an empty one. */
export const arrayOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
/** The fields of the value where it is an object, else none. */
export const fieldsOf = (value: unknown): { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null ? { ...value } : {}
const readIds = (ids: unknown, object_type: TrackObjectType) =>
  arrayOf(ids).flatMap((object_id) => readObject({ object_type, object_id }))

/** The most stops of one track. */
export const mostStops = 300
/** The most days of one track. */
export const mostDays = 99
/** The most characters of one note. */
export const longestNote = 1000
/** The most characters of all notes to stops, and of all notes to days. */
const longestNotes = 10_000
const highestId = 999_999_999

const isUpTo = (value: unknown, most: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= most
const isDay = (value: unknown): value is number => isUpTo(value, mostDays)

/** Cut to its length, between characters, and without what a provider cannot store. */
const readNote = (value: unknown) =>
  typeof value === 'string'
    ? value
        .replaceAll('\0', '')
        .slice(0, longestNote)
        .replace(/[\uD800-\uDBFF]$/, '')
        .toWellFormed()
    : ''

/** Notes past the most that a track may have are empty. */
function withinLimit<Noted extends { note?: string }>(list: readonly Noted[]): readonly Noted[] {
  let left = longestNotes
  return list.map((one) => {
    left -= one.note?.length ?? 0
    return left < 0 ? { ...one, note: '' } : one
  })
}

/** One object, or none where it is not one that a track may hold. */
function readObject(found: unknown): PlannedObject[] {
  const { object_type, object_id, day, note } = fieldsOf(found)
  if (!isTrackObjectType(object_type) || !isUpTo(object_id, highestId)) return []
  const read = readNote(note)
  return [{ object_type, object_id, ...(isDay(day) && { day }), ...(read !== '' && { note: read }) }]
}

const isDate = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^(?:19|2[01])\d{2}-\d{2}-\d{2}$/.test(value) &&
  new Date(Date.parse(value) || 0).toISOString().startsWith(value)

/** By day; the first of one day counts. */
function readDayNotes(found: unknown): DayNote[] {
  const notes = new Map<number, string>()
  for (const { day, note } of arrayOf(found).map(fieldsOf))
    if (isDay(day) && readNote(note) !== '' && !notes.has(day)) notes.set(day, readNote(note))
  return [...notes].map(([day, note]) => ({ day, note })).toSorted((one, other) => one.day - other.day)
}

/** Always in one order of fields, so that equal tracks are written alike. */
function readDays({ day_notes, days, start_date }: { readonly [name: string]: unknown }): TrackDays {
  const notes = readDayNotes(day_notes)
  return {
    ...(notes.length > 0 && { day_notes: notes }),
    ...(isDay(days) && { days }),
    ...(isDate(start_date) && { start_date }),
  }
}

type DayFields = Omit<TrackOrder, 'plan' | 'attached' | 'detached'>
/** What an order says of the days; what it leaves out stays out. */
function readDayFields({ day_notes, days, start_date }: { readonly [name: string]: unknown }): DayFields {
  return {
    ...(Array.isArray(day_notes) && { day_notes: readDayNotes(day_notes) }),
    ...((days === null || isDay(days)) && { days }),
    ...((start_date === null || isDate(start_date)) && { start_date }),
  }
}

/** As the days of a track: `null` is nothing. */
function dayFieldsOf(days: DayFields): TrackDays {
  const { days: count, start_date: date, ...others } = readDayFields(days)
  return {
    ...others,
    ...(count !== undefined && { days: count ?? undefined }),
    ...(date !== undefined && { start_date: date ?? undefined }),
  }
}
