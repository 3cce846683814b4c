import { windowAround, type MapWindow, type Position } from '@tropa/library/drawing/projection.ts'
import { pointOf } from '../geography/distance.ts'

/** Width by height of every drawn route. */
const ratio = 1.6
/** Degrees of latitude on each side of a single town: the drawn rivers are honest no closer than that. */
const least = 0.6

const positionOf = (geolocation: string): Position => {
  const { latitude, longitude } = pointOf(geolocation)
  return [latitude, longitude]
}

/** What a drawn route shows: all its stops and a margin, never closer than a district. */
export function routeWindow(stops: readonly string[]): { places: Position[]; window: MapWindow } {
  const places = stops.map(positionOf)
  const latitudes = places.map(([latitude]) => latitude)
  const [middle, longitude] = places[0] ?? [0, 0]
  const isClose = Math.max(...latitudes) - Math.min(...latitudes) < least
  const kept: Position[] = isClose ? [...places, [middle - least, longitude], [middle + least, longitude]] : places
  return { places, window: windowAround(kept, ratio) }
}
