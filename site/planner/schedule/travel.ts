import { legKm } from '@tropa/library/Map/sphere.ts'
import { type Point, pointOf } from '../../geography/distance.ts'

/** How one may get from stop to stop. `km` is by road, `straightKm` is not; `minutes` is an estimate. */
export type Travel = { mode: 'walk' | 'car'; straightKm: number; km: number; minutes: number }

/** How much longer a road is than a straight line, and how fast one goes, km/h. */
const walk = { longest: 1.5, detour: 1.3, speed: 4.5 }
const town = { longest: 15, detour: 1.4, speed: 28 }
const road = { detour: 1.3, speed: 65 }

const tenths = (km: number) => Math.round(km * 10) / 10
const taking = (
  mode: Travel['mode'],
  straightKm: number,
  { detour, speed }: { detour: number; speed: number },
): Travel => {
  const km = tenths(straightKm * detour)
  return { mode, straightKm, km, minutes: Math.ceil((km / speed) * 60) }
}

/** An estimate from the straight line: nobody has asked a router. `null`: one of the two has no point. */
export function travelBetween(from: Point | null, to: Point | null): Travel | null {
  return from && to ? estimatedTravel(legKm(from, to)) : null
}

/** How one gets from a point to another. */
export type TravelBetween = typeof travelBetween

/** The ends of a leg, however their coordinates are written. */
const endsOf = (from: Point, to: Point) =>
  [from, to].map(({ latitude, longitude }) => `${latitude},${longitude}`).join(';')

/** By car on the roads that are known, else an estimate. @param roads from and to a geolocation */
export function travelBy(roads: readonly { from: string; to: string; km: number; minutes: number }[]): TravelBetween {
  const known = new Map(roads.map((road) => [endsOf(pointOf(road.from), pointOf(road.to)), road]))
  return (from, to) => {
    return from && to ? travelOver(legKm(from, to), known.get(endsOf(from, to)) ?? null) : null
  }
}

/** A way that is driven takes as long as its road, where that is known; one that is walked is estimated. */
export function travelOver(straightKm: number, road: { km: number; minutes: number } | null): Travel {
  const estimate = estimatedTravel(straightKm)
  return road && estimate.mode === 'car' ? { ...estimate, km: road.km, minutes: road.minutes } : estimate
}

/** @param km in a straight line */
export function estimatedTravel(km: number): Travel {
  if (km <= walk.longest) return taking('walk', km, walk)
  return taking('car', km, km <= town.longest ? town : road)
}
