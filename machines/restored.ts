import { keyOf, planOf, type Track } from './track.ts'
import type { PlannedObject, TrackDays, TrackOrder } from './track-fields.ts'

const keysOf = <Item>(items: readonly Item[], keyOf: (item: Item) => string) => new Set(items.map(keyOf))

/**
 * Updates a remembered order: the items of `present`, with removed items between them. A removed item stays after the
 * item that it followed last.
 */
export function withRemoved<Item>(
  order: readonly Item[],
  present: readonly Item[],
  keyOf: (item: Item) => string,
): readonly Item[] {
  const presentKeys = keysOf(present, keyOf)
  const removedAfter = new Map<string | null, Item[]>()
  let previous: string | null = null
  for (const item of order) {
    if (presentKeys.has(keyOf(item))) previous = keyOf(item)
    else removedAfter.set(previous, [...(removedAfter.get(previous) ?? []), item])
  }
  return [
    ...(removedAfter.get(null) ?? []),
    ...present.flatMap((item) => [item, ...(removedAfter.get(keyOf(item)) ?? [])]),
  ]
}

/** @param order the result of `withRemoved` for `present`; a removed item that it lacks is not restored */
export function restored<Item>(
  order: readonly Item[],
  present: readonly Item[],
  removed: readonly Item[],
  keyOf: (item: Item) => string,
): readonly Item[] {
  const keys = keysOf([...present, ...removed], keyOf)
  return order.filter((item) => keys.has(keyOf(item)))
}

type Ordered = { readonly track: Track; readonly order: readonly PlannedObject[] }

/**
 * The change that restores removed objects of a track, in this order and in one step. Objects that are on the track
 * again stay where they are.
 * @param days the fields of days that the track has lost; those that it has now stay
 */
export const changeToRestore = (
  { track, order }: Ordered,
  removed: readonly PlannedObject[],
  { day_notes, days, start_date }: TrackDays = {},
): { type: 'REORDER' } & TrackOrder => ({
  type: 'REORDER',
  attached: removed,
  plan: restored(order, planOf(track), removed, keyOf),
  ...(day_notes && !track.day_notes && { day_notes }),
  ...(days && !track.days && { days }),
  ...(start_date && !track.start_date && { start_date }),
})
