import { keyOf, type PlannedObject } from '@tropa/machines'

type Stops = readonly PlannedObject[]

const daysOf = (stops: Stops) => new Map(stops.map((stop) => [keyOf(stop), stop.day]))

/** Whether stops that are on both tracks have another order or other days. */
export function isReordered(before: Stops, now: Stops): boolean {
  const [one, other] = [daysOf(before), daysOf(now)]
  const text = (own: typeof one, others: typeof one) => JSON.stringify([...own].filter(([key]) => others.has(key)))
  return text(one, other) !== text(other, one)
}
