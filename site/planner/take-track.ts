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
 * `join` adds its stops after the visitor's own, and its days after the visitor's last one. `update`: it is the
 * visitor's own track, changed by others. They cannot see its notes, so the notes are kept.
 */
export type Taking = 'join' | 'replace' | 'update'

/** The visitor's own notes are used for stops and days without a note. */
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

/** Stops followed by others, whose days are kept only if the first stops have days. */
function withBehind(stops: readonly PlannedObject[], others: readonly PlannedObject[]) {
  const isDivided = stops.some(({ day }) => day !== undefined)
  return [...stops, ...others.map(({ day, ...stop }) => (isDivided && day ? { ...stop, day } : stop))]
}

/** The value that one side has changed since `base`: theirs, if they have changed it, else the visitor's own. */
const chosen = <Value>(theirs: Value, own: Value, base: Value) => (theirs === base ? own : theirs)

/**
 * A shared track merged with the visitor's own changes since it was shared: added stops (after those of others),
 * removed stops, and another date; the visitor's order and days are kept only if the others have not changed theirs.
 * @param base the track as it was shared
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

/** The stops of a taken track that are added to the visitor's own. */
export const stopsAddedTo = (own: Track, taken: TakenTrack): readonly PlannedObject[] =>
  additionsTo(own, stopsOf(taken)).added

/** How many stops do not fit on the visitor's own track. */
export const leftOutOf = (own: Track, taken: TakenTrack): number => additionsTo(own, stopsOf(taken)).leftOut

/**
 * The changes that undo the taking of a track. Stops that were added since stay, after the others.
 * @param before the track before it was taken
 * @param after the track right after that
 */
export function changesToTakeBack(own: Track, before: Track, after: Track): readonly TrackChange[] {
  const wasTaken = isOn(planOf(after))
  const since = planOf(own).filter((stop) => !wasTaken(stop))
  const additions = since.map(({ day: _, ...object }): TrackChange => ({ type: 'ATTACH', object }))
  return changesToTake(own, additions.reduce(applyChange, before), 'replace')
}

/** Adds stops, days and notes after the visitor's own: the first day follows the visitor's last one. */
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
 * The changes that turn the visitor's own track into the taken one; none if it is the same already, for example after
 * a second press.
 * @param isRead whether the visitor's own track has been read; an unread one may have more stops
 * @param base the visitor's own track as it was shared, if others have changed it since
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
  // An emptied track keeps its days for undo; they do not count for the new stops.
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
