import type { LocationCard, Tour } from '@tropa/contract'
import { flag } from '@tropa/library/Icon/icons.ts'
import { pointOf } from '../../geography/distance.ts'
import { placesOf, type MapPlace } from '../../map/map-places.ts'
import type { Words } from '../../messages/intl.tsx'
import { lookOf } from '../../pictures/looks.ts'

export const arrivalId = 'arrival'

/** The start, the end and the visited places; an end at the start has no pin of its own. */
export function tourPlaces(
  say: Words,
  { arrival: { start, finish }, object_type }: Tour,
  visited: readonly LocationCard[],
): MapPlace[] {
  const pin = (id: string, label: string, { the_place, geolocation }: typeof start): MapPlace[] =>
    geolocation
      ? [
          {
            id,
            title: `${label}: ${the_place}`,
            href: `#${arrivalId}`,
            ...pointOf(geolocation),
            icon: flag,
            category: lookOf(object_type).category,
          },
        ]
      : []
  return [
    ...pin('start', say('tour.start'), start),
    ...(finish.geolocation === start.geolocation ? [] : pin('finish', say('tour.finish'), finish)),
    ...placesOf(visited),
  ]
}
