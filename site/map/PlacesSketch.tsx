import type { EventCard, LocationCard } from '@tropa/contract'
import { placeId, placesOf } from './map-places.ts'
import { Poster } from './Poster.tsx'

type Shown = LocationCard | EventCard

/** A static map of places, which needs no script. Everything on it is also in a list. */
export const PlacesSketch = ({ places, label }: { places: readonly Shown[]; label: string }) => (
  <Poster places={placesOf(places)} label={label} />
)

/**
 * A static map of a track, zoomed to its stops.
 * @param cards the objects in order; `null` keeps the number of a removed object
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
