import { useState } from 'react'
import { placesOf, type MapPlace } from './map-places.ts'

const isSame = (some: readonly MapPlace[], others: readonly MapPlace[]) =>
  some.length === others.length &&
  some.every((place, index) => place.id === others[index]?.id && place.title === others[index]?.title)

/** `placesOf` that returns the same array for the same places, so that the map is not redrawn at each render. */
export function useMapPlaces(cards: Parameters<typeof placesOf>[0]): readonly MapPlace[] {
  const now = placesOf(cards)
  const [kept, keep] = useState<readonly MapPlace[]>(now)
  if (isSame(kept, now)) return kept
  keep(now)
  return now
}
