import type { TrackObject } from './track-objects.ts'

const townOf = ({ card }: TrackObject) => card?.territory?.the_title

/** The towns of a day in the order one comes to them; the same twice in a row is one. */
export const townsOf = (stops: readonly TrackObject[]): string[] =>
  stops.flatMap((stop) => townOf(stop) ?? []).filter((town, index, towns) => town !== towns[index - 1])

/**
 * Where the stops of a day come to another town: its name for the first stop of each group, else `null`. A day in one
 * town has no groups: its heading names the town. A stop whose town is not known belongs to the group it stands in.
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
