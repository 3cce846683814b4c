import type { SharedTrack } from '@tropa/contract'
import {
  changeToRestore,
  dayCount,
  detach,
  isDivided,
  keyOf,
  type ObjectRef,
  parseTrack,
  planOf,
  type PlannedObject,
  type Track,
  withRemoved,
} from '@tropa/machines'
import { sharedCard } from './shared-cards.ts'

/** A stop that was removed from a shared track, and the track as it was with it. `title`: of its last card. */
export type Removal = { stop: PlannedObject; before: Track; title: string | null }

/** The subject of its notices: a newer notice replaces an older one. */
export const removalSubject = (stop: ObjectRef): string => `shared ${keyOf(stop)}`

const isSameAs = (object: ObjectRef) => (other: ObjectRef) => keyOf(other) === keyOf(object)

/** @returns `null` if the track did not have the stop */
export function removalFrom(shared: SharedTrack, object: ObjectRef): Removal | null {
  const before = parseTrack(shared)
  const stop = planOf(before).find(isSameAs(object))
  return stop ? { stop, before, title: sharedCard(shared, object)?.the_title ?? null } : null
}

/** Whether the removed stop's day still exists. A day that was removed together with its only stop still counts. */
function hasItsDay({ stop, before }: Removal, now: Track): boolean {
  const left = detach(before, stop)
  if (isDivided(left) && !isDivided(now)) return false
  const day = stop.day ?? 0
  return day > dayCount(left) || day <= dayCount(now)
}

/** The stop to add again: with its note, and on its day unless somebody has removed that day. */
export function stopAgain(removal: Removal, now: Track): PlannedObject {
  const { day, ...undated } = removal.stop
  return day !== undefined && hasItsDay(removal, now) ? removal.stop : undated
}

/**
 * The order in which the restored stop follows the one that it followed before. Everything else stays as others have
 * ordered it meanwhile. `null`: it is there already.
 */
export function placeAgain({ stop, before }: Removal, now: Track): PlannedObject[] | null {
  const again = planOf(now).find(isSameAs(stop))
  if (!again) return null
  const track = detach(now, stop)
  const order = withRemoved(planOf(before), planOf(track), keyOf)
  const change = changeToRestore({ track, order }, [stop])
  const plan = change.plan.map((one) => (isSameAs(stop)(one) ? again : one))
  const isThere = plan.map(keyOf).join() === planOf(now).map(keyOf).join()
  return isThere ? null : plan
}
