import type { TrackRef, TrackStop } from '@tropa/contract'
import { keyOf } from './plan.ts'

type Stops = readonly TrackStop[]

/** Each stop with its day. A plan without days has one; beside stops with a day, a stop without one is on none yet. */
function linesOf(plan: Stops): Map<string, string> {
  const none = plan.some(({ day }) => day !== undefined) ? '' : 1
  return new Map(plan.map((stop) => [keyOf(stop), `${keyOf(stop)} ${stop.day ?? none}`]))
}

const without = (lines: ReadonlyMap<string, string>, left: string) =>
  [...lines].flatMap(([key, line]) => (key === left ? [] : line)).join()

/**
 * The only stop that has another place or day, if there is exactly one. If two neighbours have swapped, it is the one
 * that is first now.
 */
export function movedStop(before: Stops, after: Stops): TrackRef | undefined {
  const [then, now] = [linesOf(before), linesOf(after)]
  if (without(then, '') === without(now, '')) return undefined
  const moved = after.find((stop) => without(then, keyOf(stop)) === without(now, keyOf(stop)))
  return moved && { object_type: moved.object_type, object_id: moved.object_id }
}
