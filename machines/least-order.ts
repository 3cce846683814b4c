import { type AccountChange, keyOf, planOf, type Track } from './track.ts'
import type { ChangedNote, DayNote, DetachedObject, ObjectRef, PlannedObject, TrackOrder } from './track-fields.ts'

/** The same change; an order is reduced to what it changes of the track that the visitor sees. */
export function leastChange(track: Track, change: AccountChange): AccountChange {
  if (change.type === 'REORDER') return { type: change.type, ...leastOrder(track, change) }
  if (change.type === 'DETACH') return { ...change, object: asSeen(track, change.object) }
  return change
}

/** A stop to remove, with its note as the visitor sees it, so that a note by another device is not lost. */
function asSeen(track: Track, { object_type, object_id }: ObjectRef): DetachedObject {
  const ref = { object_type, object_id }
  const stop = planOf(track).find((one) => keyOf(one) === keyOf(ref))
  return stop ? { ...ref, seen: stop.note ?? '' } : ref
}

/**
 * Reduces an order to what it changes of the track that the visitor sees. Repeating the rest would undo changes by
 * other devices: an order with unchanged notes would remove a note that another device has added.
 */
export function leastOrder(track: Track, order: TrackOrder) {
  const { plan, day_notes, days, start_date, notes = [], detached, ...stops } = order
  const own = new Map(planOf(track).map((stop) => [keyOf(stop), stop]))
  // Of a stop that is named twice the first counts.
  const firsts = new Map(plan.toReversed().map((stop) => [keyOf(stop), stop]))
  const noted = [...firsts].flatMap(([key, stop]) => (stop.note !== undefined && own.has(key) ? [stop] : []))
  const bare = plan.map((stop) => (own.has(keyOf(stop)) ? withoutNote(stop) : stop))
  const written = [...noted.map(noteTo), ...changedDays(track, day_notes), ...notes]
  const changed = written
    .map((one) => ({ ...one, seen: one.seen ?? seenOn(track, one) }))
    .filter(({ note, seen }) => note !== seen)
  return {
    plan: bare.every(isAt(planOf(track))) ? [] : bare,
    ...stops,
    ...(detached && { detached: detached.map((stop) => asSeen(track, stop)) }),
    ...(changed.length > 0 && { notes: changed }),
    ...(days !== undefined && days !== (track.days ?? null) && { days }),
    ...(start_date !== undefined && start_date !== (track.start_date ?? null) && { start_date }),
  } satisfies TrackOrder
}

const withoutNote = ({ note: _, ...stop }: PlannedObject): PlannedObject => stop
const noteTo = ({ object_type, object_id, note = '' }: PlannedObject): ChangedNote => ({ object_type, object_id, note })

const isAt =
  (plan: readonly PlannedObject[]) =>
  (stop: PlannedObject, index: number): boolean => {
    const there = plan[index]
    return there !== undefined && keyOf(there) === keyOf(stop) && there.day === stop.day
  }

/** Days that have a note on the track and none in the list lose it. */
function changedDays({ day_notes: own = [] }: Track, listed: readonly DayNote[] | undefined): readonly ChangedNote[] {
  if (!listed) return []
  const days = new Set(listed.map(({ day }) => day))
  return [...listed, ...own.filter(({ day }) => !days.has(day)).map(({ day }) => ({ day, note: '' }))]
}

function seenOn(track: Track, noted: ChangedNote): string {
  const found =
    'day' in noted
      ? track.day_notes?.find(({ day }) => day === noted.day)
      : planOf(track).find((stop) => keyOf(stop) === keyOf(noted))
  return found?.note ?? ''
}
