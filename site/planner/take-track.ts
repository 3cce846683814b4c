import {
  applyChange,
  count,
  dayCount,
  isBlank,
  isDivided,
  keyOf,
  mostDays,
  planOf,
  type PlannedObject,
  type Track,
  type TrackChange,
} from '@tropa/machines'
import { additionsTo } from './additions.ts'
import { isReordered } from './reordered.ts'

/** A track that the visitor takes from elsewhere: a saved or a shared one. */
export type TakenTrack = {
  locations: readonly number[]
  events: readonly number[]
  plan?: readonly PlannedObject[] | undefined
  day_notes?: readonly { day: number; note: string }[] | undefined
  days?: number | null | undefined
  start_date?: string | null | undefined
}

/**
 * `join` puts its stops behind the visitor's own, and its days after the visitor's last one. `update`: it
 * is the visitor's own track as others have changed it. They do not see its notes, so the notes stay.
 */
export type Taking = 'join' | 'replace' | 'update'

/** With the visitor's own note where a stop or a day has none. */
function withNotesOf(own: Track, stops: readonly PlannedObject[], day_notes: NonNullable<TakenTrack['day_notes']>) {
  const notes = new Map(planOf(own).map((stop) => [keyOf(stop), stop.note]))
  const noted = new Set(day_notes.map(({ day }) => day))
  return {
    stops: stops.map((stop) => {
      const note = stop.note ?? notes.get(keyOf(stop))
      return note === undefined ? stop : { ...stop, note }
    }),
    day_notes: [...day_notes, ...(own.day_notes ?? []).filter(({ day }) => !noted.has(day))],
  }
}

const stopsOf = ({ locations, events, plan }: TakenTrack) => planOf({ locations, events, ...(plan && { plan }) })

function isOn(stops: readonly PlannedObject[]): (stop: PlannedObject) => boolean {
  const keys = new Set(stops.map(keyOf))
  return (stop) => keys.has(keyOf(stop))
}

type Changed = { stops: readonly PlannedObject[]; days: number | null; start_date: string | null }

/** Stops with others behind them, whose days count only where there are days. */
function withBehind(stops: readonly PlannedObject[], others: readonly PlannedObject[]) {
  const isDivided = stops.some(({ day }) => day !== undefined)
  return [...stops, ...others.map(({ day, ...stop }) => (isDivided && day ? { ...stop, day } : stop))]
}

/** What one side has chosen since; where it is as it was, what the other side has. */
const chosen = <Value>(theirs: Value, own: Value, base: Value) => (theirs === base ? own : theirs)

/**
 * A shared track, with what the visitor has done to the own one since it was shared: stops put on, behind the others,
 * stops taken off, another date; another order or other days where the others have left those as they were.
 * @param base what was shared
 */
function withOwnChanges(own: Track, taken: TakenTrack, base: Track): Changed {
  const [before, mine, others] = [planOf(base), planOf(own), stopsOf(taken)]
  const [isShared, isOwn, isOfOthers] = [isOn(before), isOn(mine), isOn(others)]
  const theirs = others.filter((stop) => isOwn(stop) || !isShared(stop))
  const mineLeft = mine.filter((stop) => isOfOthers(stop) || !isShared(stop))
  const isTheirOrder = isReordered(before, others)
  const [first, second] = isTheirOrder ? [theirs, mineLeft] : [mineLeft, theirs]
  const isFirst = isOn(first)
  const days = chosen(taken.days ?? null, own.days ?? null, base.days ?? null)
  return {
    stops: withBehind(
      first,
      second.filter((stop) => !isFirst(stop)),
    ),
    days: isTheirOrder ? (taken.days ?? null) : days,
    start_date: chosen(taken.start_date ?? null, own.start_date ?? null, base.start_date ?? null),
  }
}

/** What of it is put on the visitor's own. */
export const stopsAddedTo = (own: Track, taken: TakenTrack): readonly PlannedObject[] =>
  additionsTo(own, stopsOf(taken)).added

/** How many stops find no room behind the visitor's own. */
export const leftOutOf = (own: Track, taken: TakenTrack): number => additionsTo(own, stopsOf(taken)).leftOut

/**
 * The changes that take back what was taken. What has been put on the track since stays, behind the others.
 * @param before as it was, and @param after as it was then
 */
export function changesToTakeBack(own: Track, before: Track, after: Track): readonly TrackChange[] {
  const wasTaken = isOn(planOf(after))
  const since = planOf(own).filter((stop) => !wasTaken(stop))
  const additions = since.map(({ day: _, ...object }): TrackChange => ({ type: 'ATTACH', object }))
  return changesToTake(own, additions.reduce(applyChange, before), 'replace')
}

/** Stops, days and notes behind the visitor's own: the first day follows the visitor's last one. */
function joinedBehind(own: Track, added: readonly PlannedObject[], { days, day_notes = [] }: TakenTrack): TrackChange {
  const last = dayCount(own)
  const hasRoom = (day: number | undefined): day is number => day !== undefined && last + day <= mostDays
  const behind = added.map(({ day, ...stop }) => (hasRoom(day) ? { ...stop, day: last + day } : stop))
  const before = isDivided(own) ? planOf(own) : planOf(own).map((stop) => ({ ...stop, day: last }))
  const notes = day_notes.filter(({ day }) => hasRoom(day)).map(({ day, note }) => ({ day: last + day, note }))
  return {
    type: 'REORDER',
    attached: behind,
    plan: [...before, ...behind],
    day_notes: [...(own.day_notes ?? []), ...notes],
    days: Math.min(mostDays, last + Math.max(days ?? 1, ...added.map(({ day = 1 }) => day))),
  }
}

/** The same text for the same stops, days, notes and dates. */
const textOf = (track: Track) =>
  JSON.stringify([
    planOf(track).map(({ object_type, object_id, day, note }) => [object_type, object_id, day, note]),
    (track.day_notes ?? []).map(({ day, note }) => [day, note]),
    track.days,
    track.start_date,
  ])

/**
 * The changes that bring the taken track into the visitor's own: none where it is that already, as after a second
 * press.
 * @param isRead whether the visitor's own track has been read: one that has not may have more on it
 * @param base what of the visitor's own track was shared, where others have changed that
 */
export function changesToTake(
  own: Track,
  taken: TakenTrack,
  how: Taking,
  { isRead = true, base }: { isRead?: boolean; base?: Track | undefined } = {},
): readonly TrackChange[] {
  const { day_notes = [] } = taken
  const { stops, days, start_date } = base
    ? withOwnChanges(own, taken, base)
    : { stops: stopsOf(taken), days: taken.days ?? null, start_date: taken.start_date ?? null }
  // A track that was emptied still has its days, for undo: they are no days of the stops to come.
  if (how === 'join' && !(count(own) === 0 && isRead)) {
    const { added } = additionsTo(own, stops)
    if (isRead && added.some(({ day }) => day !== undefined)) return [joinedBehind(own, added, taken)]
    return added.map(({ day: _, ...object }): TrackChange => ({ type: 'ATTACH', object }))
  }
  const planned = how === 'update' ? withNotesOf(own, stops, day_notes) : { stops, day_notes }
  const changes: readonly TrackChange[] = [
    ...(isBlank(own) ? [] : [{ type: 'CLEAR' } as const]),
    {
      type: 'REORDER',
      attached: planned.stops,
      plan: planned.stops,
      day_notes: planned.day_notes,
      days,
      start_date,
    },
  ]
  return textOf(changes.reduce(applyChange, own)) === textOf(own) ? [] : changes
}
