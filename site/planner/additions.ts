import { count, has, keyOf, mostStops, type ObjectRef, type Track } from '@tropa/machines'

/** Whether there is no room for another stop on the track. */
export const isTrackFull = (track: Track): boolean => count(track) >= mostStops

/** What pressing adds: the objects that are not on the track yet, and how many of them do not fit. */
export function additionsTo<Stop extends ObjectRef>(
  track: Track,
  objects: readonly Stop[],
): { added: Stop[]; leftOut: number } {
  const missing = new Map(objects.filter((object) => !has(track, object)).map((object) => [keyOf(object), object]))
  const added = [...missing.values()].slice(0, Math.max(0, mostStops - count(track)))
  return { added, leftOut: missing.size - added.length }
}
