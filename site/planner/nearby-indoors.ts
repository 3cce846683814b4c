import { queryOptions } from '@tanstack/react-query'
import type { CalendarDate, LocationCard } from '@tropa/contract'
import { keyOf, type ObjectRef } from '@tropa/machines'
import type { Portal } from '../portal/portal.ts'
import { plannedVisit } from './schedule/planned-visit.ts'

/** The radius of the search, km, and how many places are considered. */
const farthestKm = 30
const mostPlaces = 24
/** Types for lodging and food, which are not sights. */
const noSights: readonly number[] = [9, 10]

/** Places around a point, the nearest first. @param geolocation `latitude,longitude` */
export const nearbyQuery = (portal: Portal, geolocation: string) =>
  queryOptions({
    queryKey: ['nearby', geolocation],
    queryFn: async ({ signal }) =>
      (await portal.locations({ query: { near: geolocation, radius_km: farthestKm, limit: mostPlaces } }, { signal }))
        .location_list,
    staleTime: 10 * 60_000,
  })

/**
 * The nearest indoor sight that is not on the track and not known to be closed that day. A sight with every known
 * accessibility fact of the stop that it replaces is preferred to a nearer one.
 */
export function indoorPlace(
  cards: readonly LocationCard[],
  date: CalendarDate,
  { onTrack, access }: { onTrack: readonly ObjectRef[]; access: readonly string[] },
): LocationCard | null {
  const taken = new Set(onTrack.map(keyOf))
  const isFit = (card: LocationCard) => {
    const object = { object_type: 'location', object_id: card.id } as const
    const visit = plannedVisit(object, card)
    const spans = visit.opensOn(date)
    return (
      !taken.has(visit.key) &&
      !visit.isOutdoor &&
      !noSights.includes(card.type.id) &&
      (spans === null || spans.length > 0)
    )
  }
  const fits = cards.filter(isFit)
  return fits.find((card) => access.every((fact) => card.access.includes(fact))) ?? fits[0] ?? null
}
