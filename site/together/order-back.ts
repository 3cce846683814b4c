import { keyOf, planOf, type Track } from '@tropa/machines'

/** Order and days of a track, as a call takes them. Stops that are no longer there are ignored. */
export function orderOfTrack(track: Track) {
  const { day_notes = [], days = null, start_date = null } = track
  return { plan: [...planOf(track)], day_notes: [...day_notes], days, start_date }
}

/** Whether stops that are on both stand in another order or on other days. */
export function isReordered(before: Track, now: Track): boolean {
  const [one, other] = [planOf(before), planOf(now)].map((plan) => new Map(plan.map((stop) => [keyOf(stop), stop.day])))
  const text = (own?: Map<string, number | undefined>, others?: Map<string, number | undefined>) =>
    JSON.stringify([...(own ?? [])].filter(([key]) => others?.has(key)))
  return text(one, other) !== text(other, one)
}
