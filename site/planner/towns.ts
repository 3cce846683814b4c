import type { TrackObject } from './track-objects.ts'

/** A territory that stops are in. `geolocation`: of its first stop that has a point. */
export type Town = { id: number; title: string; geolocation?: string }

/** The territories of stops, each once, in the order of the stops. */
export function townsIn(objects: readonly TrackObject[]): readonly Town[] {
  const towns = new Map<number, Town>()
  for (const { card } of objects) {
    if (!card?.territory) continue
    const { id, the_title: title } = card.territory
    const geolocation = towns.get(id)?.geolocation ?? card.geolocation
    towns.set(id, { id, title, ...(geolocation && { geolocation }) })
  }
  return [...towns.values()]
}
