import type { EventCard, LocationCard } from '@tropa/contract'
import { planOf, type PlannedObject, type Track } from '@tropa/machines'
import { distanceKm, pointOf } from '../../geography/distance.ts'

/** An object of the track as the page shows it; `gone`: the provider no longer knows it. */
export type TrackObject = { object: PlannedObject; card: LocationCard | EventCard | null }

type Cards = { locations: readonly LocationCard[]; events: readonly EventCard[] }

export const objectsOf = (track: Track, { locations, events }: Cards): TrackObject[] =>
  planOf(track).map((object) => {
    const cards: readonly (LocationCard | EventCard)[] = object.object_type === 'location' ? locations : events
    return { object, card: cards.find(({ id }) => id === object.object_id) ?? null }
  })

/** Straight-line kilometres from each object to the next one whose place is known; `null` where there is none. */
export function legsOf(objects: readonly TrackObject[]): (number | null)[] {
  return objects.slice(0, -1).map(({ card }, index) => {
    const next = objects[index + 1]?.card
    if (!card?.geolocation || !next?.geolocation) return null
    return distanceKm(pointOf(card.geolocation), pointOf(next.geolocation))
  })
}

export const totalOf = (legs: readonly (number | null)[]): number => legs.reduce<number>((sum, leg) => sum + (leg ?? 0), 0)
