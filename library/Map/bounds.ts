import type { MapWindow } from '../drawing/projection.ts'
import { pointAt } from './sphere.ts'
import type { MapArea, Point } from './places.ts'

/** The smallest window around the points; `null` if there are none. It does not extend across the 180th meridian. */
export function boundsOf(points: readonly Point[]): MapWindow | null {
  if (points.length === 0) return null
  const start: MapWindow = { south: 90, west: 180, north: -90, east: -180 }
  return points.reduce<MapWindow>(
    ({ south, west, north, east }, { latitude, longitude }) => ({
      south: Math.min(south, latitude),
      west: Math.min(west, longitude),
      north: Math.max(north, latitude),
      east: Math.max(east, longitude),
    }),
    start,
  )
}

/** The four outermost points of a circle on the ground. */
export const edgesOf = (area: MapArea): Point[] =>
  [0, 90, 180, 270].map((bearing) => pointAt(area, area.radiusKm, bearing))

export const isWithin = ({ latitude, longitude }: Point, { south, west, north, east }: MapWindow) =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east
