import { legKm } from '@tropa/library/Map/sphere.ts'
import { type Point, pointOf } from '../../geography/distance.ts'

/** How to get from stop to stop. `km` is by road, `straightKm` in a straight line; `minutes` is an estimate. */
export type Travel = { mode: 'walk' | 'car'; straightKm: number; km: number; minutes: number }

/** For each means of travel: how much longer a road is than a straight line, and the speed, km/h. */
const walk = { longest: 1.5, detour: 1.3, speed: 4.5 }
const town = { longest: 15, detour: 1.4, speed: 28 }
const road = { detour: 1.3, speed: 65 }

const tenths = (km: number) => Math.round(km * 10) / 10
const minutesAt = (speed: number, km: number) => Math.ceil((km / speed) * 60)
const taking = (
  mode: Travel['mode'],
  straightKm: number,
  { detour, speed }: { detour: number; speed: number },
): Travel => {
  const km = tenths(straightKm * detour)
  return { mode, straightKm, km, minutes: minutesAt(speed, km) }
}

/** An estimate from the straight line, without a router. `null`: one of the points is missing. */
export function travelBetween(from: Point | null, to: Point | null): Travel | null {
  return from && to ? estimatedTravel(legKm(from, to)) : null
}

/** How one gets from a point to another. */
export type TravelBetween = typeof travelBetween

/** The ends of a leg, however their coordinates are written. */
const endsOf = (from: Point, to: Point) =>
  [from, to].map(({ latitude, longitude }) => `${latitude},${longitude}`).join(';')

/**
 * Along known roads, else an estimate.
 * @param roads from and to a geolocation
 */
export function travelBy(roads: readonly { from: string; to: string; km: number; minutes: number }[]): TravelBetween {
  const known = new Map(roads.map((road) => [endsOf(pointOf(road.from), pointOf(road.to)), road]))
  return (from, to) => {
    return from && to ? travelOver(legKm(from, to), known.get(endsOf(from, to)) ?? null) : null
  }
}

/**
 * Along the road, if it is known: on foot if it is short, else by car, because points that are close in a straight line
 * may have a river between them.
 */
export function travelOver(straightKm: number, road: { km: number; minutes: number } | null): Travel {
  if (!road) return estimatedTravel(straightKm)
  const isWalked = road.km <= walk.longest * walk.detour
  return isWalked
    ? { mode: 'walk', straightKm, km: road.km, minutes: minutesAt(walk.speed, road.km) }
    : { mode: 'car', straightKm, km: road.km, minutes: road.minutes }
}

/** @param km in a straight line */
export function estimatedTravel(km: number): Travel {
  if (km <= walk.longest) return taking('walk', km, walk)
  return taking('car', km, km <= town.longest ? town : road)
}
