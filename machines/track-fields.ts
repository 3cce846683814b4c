/** What a track consists of, and how each field is read from any value: what is not valid is left out. */

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

/** The days of a track, besides its stops. */
export type TrackDays = {
  /** By day, one for each. */
  readonly day_notes?: readonly DayNote[]
  /** How many are planned, days without stops included. */
  readonly days?: number
  /** Of day 1, `YYYY-MM-DD`. */
  readonly start_date?: string
}
/** A stop that is taken off. `seen`: the note that the visitor saw there, `''` for none. */
export type DetachedObject = ObjectRef & { seen?: string }
/** Another note to a stop or to a day; an empty one removes it. `seen`: the one that the visitor saw there. */
export type ChangedNote = (ObjectRef | { day: number }) & { note: string; seen?: string }
/**
 * A new order. Stops that `plan` names without a note keep theirs. Of the days, what is left out stays as it is, and
 * `null` removes it. In the same step stops are put on the track (`attached`, before the order) and off it
 * (`detached`), and notes are changed, after the order.
 */
export type TrackOrder = {
  plan: readonly PlannedObject[]
  notes?: readonly ChangedNote[]
  attached?: readonly PlannedObject[]
  detached?: readonly DetachedObject[]
  day_notes?: readonly DayNote[]
  days?: number | null
  start_date?: string | null
}

/**
 * `key`: one for each press of the button, so that a repeated call saves once; `title`: what the visitor calls it;
 * `replaces`: the id of the saved track that it is saved into.
 */
export type SaveWish = { key: string; title?: string; replaces?: number }

/** Whether objects of this type may be on a track. */
export const isTrackObjectType = (type: unknown): type is TrackObjectType =>
  trackObjectTypes.some((known) => known === type)

/** The value where it is an array, else an empty one. */
export const arrayOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
/** The fields of the value where it is an object, else none. */
export const fieldsOf = (value: unknown): { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null ? { ...value } : {}
/** The most stops of one track. */
export const mostStops = 300
/** The most days of one track. */
export const mostDays = 99
/** The most characters of one note. */
export const longestNote = 1000
/** The most characters of all notes to stops, and of all notes to days. */
export const longestNotes = 10_000
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
export function withinLimit<Noted extends { note?: string }>(list: readonly Noted[]): readonly Noted[] {
  let left = longestNotes
  return list.map((one) => {
    left -= one.note?.length ?? 0
    return left < 0 ? { ...one, note: '' } : one
  })
}

/** One object, or none where it is not one that a track may hold. */
export function readObject(found: unknown): PlannedObject[] {
  const { object_type, object_id, day, note } = fieldsOf(found)
  if (!isTrackObjectType(object_type) || !isUpTo(object_id, highestId)) return []
  const read = readNote(note)
  return [{ object_type, object_id, ...(isDay(day) && { day }), ...(read !== '' && { note: read }) }]
}

/** One changed note, or none where it is not one. */
export function readChangedNote(found: unknown): ChangedNote[] {
  const { day, note, seen } = fieldsOf(found)
  const [stop] = readObject(found)
  const changed = { note: readNote(note), ...(typeof seen === 'string' && { seen: readNote(seen) }) }
  if (stop) return [{ object_type: stop.object_type, object_id: stop.object_id, ...changed }]
  return isDay(day) ? [{ day, ...changed }] : []
}

/** One stop that is taken off, or none where it is not one. */
export function readDetached(found: unknown): DetachedObject[] {
  const { seen } = fieldsOf(found)
  return readObject(found).map(({ object_type, object_id }) => ({
    object_type,
    object_id,
    ...(typeof seen === 'string' && { seen: readNote(seen) }),
  }))
}

const isDate = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^(?:19|2[01])\d{2}-\d{2}-\d{2}$/.test(value) &&
  new Date(Date.parse(value) || 0).toISOString().startsWith(value)

/** By day; the first of one day counts. */
export function readDayNotes(found: unknown): DayNote[] {
  const notes = new Map<number, string>()
  for (const { day, note } of arrayOf(found).map(fieldsOf))
    if (isDay(day) && readNote(note) !== '' && !notes.has(day)) notes.set(day, readNote(note))
  return [...notes].map(([day, note]) => ({ day, note })).toSorted((one, other) => one.day - other.day)
}

/** Always in one order of fields, so that equal tracks are written alike. */
export function readDays({ day_notes, days, start_date }: { readonly [name: string]: unknown }): TrackDays {
  const notes = readDayNotes(day_notes)
  return {
    ...(notes.length > 0 && { day_notes: notes }),
    ...(isDay(days) && { days }),
    ...(isDate(start_date) && { start_date }),
  }
}

type DayFields = Pick<TrackOrder, 'day_notes' | 'days' | 'start_date'>
/** The fields of days of an order. Fields that it leaves out stay left out. */
export function readDayFields({ day_notes, days, start_date }: { readonly [name: string]: unknown }): DayFields {
  return {
    ...(Array.isArray(day_notes) && { day_notes: readDayNotes(day_notes) }),
    ...((days === null || isDay(days)) && { days }),
    ...((start_date === null || isDate(start_date)) && { start_date }),
  }
}

/** The same as days of a track: fields that are `null` are removed. */
export function dayFieldsOf(days: DayFields): TrackDays {
  const { days: count, start_date: date, ...others } = readDayFields(days)
  return {
    ...others,
    ...(count !== undefined && { days: count ?? undefined }),
    ...(date !== undefined && { start_date: date ?? undefined }),
  }
}

/** A wish to save, or none where there is no key. */
export const readSaveWish = (key: unknown, title: unknown, replaces?: unknown): SaveWish[] =>
  typeof key === 'string'
    ? [{ key, ...(typeof title === 'string' && { title }), ...(isUpTo(replaces, highestId) && { replaces }) }]
    : []
