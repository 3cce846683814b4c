import { windowAround, type MapWindow, type Position } from '@tropa/library/drawing/projection.ts'
import { distanceKm } from '@tropa/library/Map/sphere.ts'
import { pointOf } from '../geography/distance.ts'
import { sketchTowns } from '../region/sketch-window.ts'

/** Width by height of every drawn route. */
const ratio = 1.6
/** Degrees of latitude on each side of a single town: the drawn rivers are not accurate at a closer zoom. */
const least = 0.6

const positionOf = (geolocation: string): Position => {
  const { latitude, longitude } = pointOf(geolocation)
  return [latitude, longitude]
}

/** The town on the drawn maps that is nearest to a place, for orientation. */
function nearestTown(geolocation: string): Position[] {
  const kmTo = (town: string) => distanceKm(pointOf(geolocation), pointOf(town))
  const [nearest] = sketchTowns.map((town) => town.geolocation).toSorted((one, other) => kmTo(one) - kmTo(other))
  return nearest === undefined ? [] : [positionOf(nearest)]
}

/**
 * The window of a drawn route: all its stops and a margin, never smaller than a district; a single stop is shown with
 * a town.
 */
export function routeWindow(stops: readonly string[]): { places: Position[]; window: MapWindow } {
  const places = stops.map(positionOf)
  const shown = stops.length === 1 ? [...places, ...stops.flatMap(nearestTown)] : places
  const latitudes = shown.map(([latitude]) => latitude)
  const [middle, longitude] = places[0] ?? [0, 0]
  const isClose = Math.max(...latitudes) - Math.min(...latitudes) < least
  const kept: Position[] = isClose ? [...shown, [middle - least, longitude], [middle + least, longitude]] : shown
  return { places, window: windowAround(kept, ratio) }
}
