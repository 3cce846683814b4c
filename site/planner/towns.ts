import type { TrackObject } from './track-objects.ts'

/** A territory that stops are in. */
export type Town = { id: number; title: string }

/** The territories of stops, each once, in the order of the stops. */
export function townsIn(objects: readonly TrackObject[]): readonly Town[] {
  const towns = new Map(
    objects.flatMap(({ card }) => (card?.territory ? [[card.territory.id, card.territory.the_title] as const] : [])),
  )
  return [...towns].map(([id, title]) => ({ id, title }))
}
