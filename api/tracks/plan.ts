import type {
  CalendarDate,
  ChangedNote,
  DayNote,
  DetachedStop,
  TrackContent,
  TrackOrder,
  TrackRef,
  TrackStop,
} from '@tropa/contract'

/** A visitor's plan as it is stored. */
export type Planned = {
  plan: TrackStop[]
  day_notes: DayNote[]
  days: number | null
  start_date: CalendarDate | null
}

export const nothingPlanned: Planned = { plan: [], day_notes: [], days: null, start_date: null }

/** A unique key of an object of a track. */
export const keyOf = ({ object_type, object_id }: TrackRef): string => `${object_type} ${object_id}`

const isSameAs = (ref: TrackRef) => (other: TrackRef) => keyOf(other) === keyOf(ref)

/** The first of equals counts. */
function distinct(stops: readonly TrackStop[]): TrackStop[] {
  const firsts = new Map<string, TrackStop>()
  for (const stop of stops) if (!firsts.has(keyOf(stop))) firsts.set(keyOf(stop), stop)
  return [...firsts.values()]
}

/** Adds a stop at the end, unless it is there already. */
export const withStop = (plan: readonly TrackStop[], stop: TrackStop): TrackStop[] => distinct([...plan, stop])

export const withoutStop = (plan: readonly TrackStop[], ref: TrackRef): TrackStop[] => {
  const isRemoved = isSameAs(ref)
  return plan.filter((stop) => !isRemoved(stop))
}

const byKey = (plan: readonly TrackStop[]) => new Map(plan.map((stop) => [keyOf(stop), stop]))

/** The stop with the other's note if it has none. Empty notes are left out. */
function withNoteOf(stop: TrackStop, { note }: TrackStop): TrackStop {
  const { note: own = note, ...bare } = stop
  return own ? { ...bare, note: own } : bare
}

/**
 * The stops in the named order, each with its own note if none is named, then the others in their earlier order. Names
 * that are not in the plan are ignored. Pages of an earlier version remove a note by an empty one.
 */
export function ordered(plan: readonly TrackStop[], named: readonly TrackStop[]): TrackStop[] {
  const known = byKey(plan)
  const first = named.flatMap((stop) => {
    const own = known.get(keyOf(stop))
    return own ? [withNoteOf(stop, own)] : []
  })
  return distinct([...first, ...plan])
}

/** Appends the other stops. A stop of both stays as in the first, with the other's note if it has none. */
export function joined(plan: readonly TrackStop[], other: readonly TrackStop[]): TrackStop[] {
  const others = byKey(other)
  return distinct([...plan.map((stop) => withNoteOf(stop, others.get(keyOf(stop)) ?? stop)), ...other])
}

/** The first note of each day. */
function firstOfDays(notes: readonly DayNote[]): DayNote[] {
  const firsts = new Map<number, DayNote>()
  for (const note of notes) if (!firsts.has(note.day)) firsts.set(note.day, note)
  return [...firsts.values()]
}

const idsOf = (plan: readonly TrackRef[], type: TrackRef['object_type']) =>
  plan.filter(({ object_type }) => object_type === type).map(({ object_id }) => object_id)

const stopsOf = (ids: readonly number[], object_type: TrackRef['object_type']): TrackStop[] =>
  ids.map((object_id) => ({ object_type, object_id }))

/** A track as it was sent: its lists have the objects, its plan the order. */
export const plannedOf = ({ locations, events, plan = [], day_notes, days, start_date }: TrackContent): Planned => ({
  plan: ordered([...stopsOf(locations, 'location'), ...stopsOf(events, 'event')], plan),
  day_notes: firstOfDays(day_notes ?? []),
  days: days ?? null,
  start_date: start_date ?? null,
})

/** The notes of the first, and those of the second for days without one. */
const joinedNotes = (notes: readonly DayNote[], other: readonly DayNote[]): DayNote[] =>
  firstOfDays([...notes, ...other])

type PlannedDays = Omit<Planned, 'plan'>
const daysOf = ({ day_notes, days, start_date }: Planned): PlannedDays => ({ day_notes, days, start_date })

/**
 * The day fields of two tracks that are merged; where both have a field, the first track's is kept. A track that was
 * emptied stop by stop keeps its own, so that this can be undone, but they are dropped if the other track has stops.
 * Pages merge a guest's track by the same rule before it is sent (`merge` in `machines`).
 */
export function joinedDays(track: Planned, other: Planned): PlannedDays {
  if (other.plan.length === 0) return daysOf(track)
  if (track.plan.length === 0) return daysOf(other)
  return {
    day_notes: joinedNotes(track.day_notes, other.day_notes),
    days: track.days ?? other.days,
    start_date: track.start_date ?? other.start_date,
  }
}

type NotesOf = Pick<Planned, 'plan' | 'day_notes'>

/** The current note of the stop or day that a changed note is for. */
const noteIn = ({ plan, day_notes }: NotesOf, changed: ChangedNote): string =>
  ('day' in changed ? day_notes.find(({ day }) => day === changed.day) : plan.find(isSameAs(changed)))?.note ?? ''

/** Whether the current note is not the one that the visitor saw (`seen`), and would be lost. */
export const isLosing = (track: NotesOf, changed: ChangedNote): boolean =>
  !['', changed.note, changed.seen ?? noteIn(track, changed)].includes(noteIn(track, changed))

/** The stop that is removed, if its note is not the one that the visitor saw (`seen`). */
export const lostStop = ({ plan }: NotesOf, { seen, ...ref }: DetachedStop): TrackStop[] =>
  plan.filter((stop) => isSameAs(ref)(stop) && isLosing({ plan, day_notes: [] }, { ...ref, note: '', seen }))

/** The track with other notes; an empty one removes that of its stop or day. */
export function withNotes<Noted extends NotesOf>(track: Noted, notes: readonly ChangedNote[]): Noted {
  const toDays = notes.filter((one) => 'day' in one)
  const toStops = new Map(notes.flatMap((one) => ('day' in one ? [] : [[keyOf(one), one.note] as const])))
  const plan = track.plan.map(({ note: own, ...stop }): TrackStop => {
    const note = toStops.get(keyOf(stop)) ?? own
    return note ? { ...stop, note } : stop
  })
  const written = toDays.map(({ day, note }) => ({ day, note }))
  return { ...track, plan, day_notes: joinedNotes(written, track.day_notes).filter(({ note }) => note !== '') }
}

/** The track without notes, which are private. */
export const withoutNotes = (planned: Planned): Planned => ({
  ...planned,
  plan: planned.plan.map(({ note: _, ...stop }) => stop),
  day_notes: [],
})

/** The track after an order. Fields that the order leaves out stay. */
export const orderedBy = (track: Planned, order: TrackOrder): Planned => ({
  plan: ordered(track.plan, order.plan),
  day_notes: order.day_notes ? firstOfDays(order.day_notes) : track.day_notes,
  days: order.days === undefined ? track.days : order.days,
  start_date: order.start_date === undefined ? track.start_date : order.start_date,
})

/** The fields of a response that do not depend on the catalogue. */
export const shownOf = ({ plan, day_notes, days, start_date }: Planned) => ({
  locations: idsOf(plan, 'location'),
  events: idsOf(plan, 'event'),
  plan,
  day_notes,
  days,
  start_date,
})

/** Whether two tracks are planned alike. JSON of the database has its keys in another order. */
export const isSamePlan = (one: Planned, other: Planned): boolean => textOf(one) === textOf(other)

const textOf = ({ plan, day_notes, days, start_date }: Planned) =>
  JSON.stringify([
    plan.map(({ object_type, object_id, day, note }) => [object_type, object_id, day, note]),
    day_notes.map(({ day, note }) => [day, note]),
    days,
    start_date,
  ])
