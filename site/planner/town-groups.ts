import type { TrackObject } from './track-objects.ts'

const townOf = ({ card }: TrackObject) => card?.territory?.the_title

/** The towns of a day in the order of the visits; the same town twice in a row is listed once. */
export const townsOf = (stops: readonly TrackObject[]): string[] =>
  stops.flatMap((stop) => townOf(stop) ?? []).filter((town, index, towns) => town !== towns[index - 1])

/**
 * For each stop, the name of its town if it is the first stop of a group in one town, else `null`. A day in a single
 * town has no groups, because its heading names the town. A stop without a known town belongs to the group around it.
 */
export function groupStarts(stops: readonly TrackObject[]): (string | null)[] {
  if (townsOf(stops).length < 2) return stops.map(() => null)
  let here: string | undefined
  return stops.map((stop) => {
    const town = townOf(stop)
    if (town === undefined || town === here) return null
    here = town
    return town
  })
}
