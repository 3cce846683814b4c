import type { EventCard, LocationCard } from '@tropa/contract'
import { placeId, placesOf } from './map-places.ts'
import { Poster } from './Poster.tsx'

type Shown = LocationCard | EventCard

/** Where places lie, on a drawing that is there before any script or map; everything on it is also in a list. */
export const PlacesSketch = ({ places, label }: { places: readonly Shown[]; label: string }) => (
  <Poster places={placesOf(places)} label={label} />
)

/**
 * A track in its order, closer than the whole region.
 * @param cards the objects in order; `null` keeps the number of one that is gone
 */
export function RouteSketch({ cards, label }: { cards: readonly (Shown | null)[]; label: string }) {
  const places = placesOf(cards)
  if (places.length === 0) return null
  return (
    <Poster
      places={places}
      label={label}
      route={cards.map((card, index) => (card ? placeId(card.object_type, card.id) : `gone${index}`))}
    />
  )
}
