import type { TrackRef, TrackStop } from '@tropa/contract'
import { keyOf } from './plan.ts'

type Stops = readonly TrackStop[]

const without = (plan: Stops, stop: TrackStop) => plan.filter((one) => keyOf(one) !== keyOf(stop))
const textOf = (plan: Stops) => plan.map((stop) => `${keyOf(stop)} ${stop.day ?? 1}`).join()

/**
 * The stop that alone has another place or day, where there is one. Of two neighbours that have changed places it is
 * the one that is earlier now.
 */
export function movedStop(before: Stops, after: Stops): TrackRef | undefined {
  if (textOf(before) === textOf(after)) return undefined
  const moved = after.find((stop) => textOf(without(before, stop)) === textOf(without(after, stop)))
  return moved && { object_type: moved.object_type, object_id: moved.object_id }
}
