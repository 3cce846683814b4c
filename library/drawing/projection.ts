/** WGS 84, degrees. */
export type Position = readonly [latitude: number, longitude: number]

/** The part of the world that a map shows, degrees. */
export interface MapWindow {
  south: number
  west: number
  north: number
  east: number
}

const mercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360))
const inverseMercator = (y: number) => (Math.atan(Math.exp(y)) * 360) / Math.PI - 90
const radians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * The position of a place in the window, as shares from its left and its top; outside 0 to 1 it is not in the window.
 */
export function project(
  [latitude, longitude]: Position,
  { south, west, north, east }: MapWindow,
): { x: number; y: number } {
  const top = mercator(north)
  return { x: (longitude - west) / (east - west), y: (top - mercator(latitude)) / (top - mercator(south)) }
}

/** Width divided by height of the drawn window. */
export const ratioOf = ({ south, west, north, east }: MapWindow) =>
  radians(east - west) / (mercator(north) - mercator(south))

/**
 * The smallest window of the given ratio around the places.
 * @param ratio width divided by height
 * @param margin on each side, as a share of the extent of the places
 */
export function windowAround(places: readonly Position[], ratio: number, margin = 0.25): MapWindow {
  const ys = places.map(([latitude]) => mercator(latitude))
  const xs = places.map(([, longitude]) => radians(longitude))
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const smallest = 0.004
  const [wide, tall] = [
    Math.max(right - left, smallest) * (1 + 2 * margin),
    Math.max(top - bottom, smallest) * (1 + 2 * margin),
  ]
  const height = Math.max(tall, wide / ratio)
  const [x, y, half] = [(left + right) / 2, (bottom + top) / 2, (height * ratio) / 2]
  const degrees = 180 / Math.PI
  return {
    south: inverseMercator(y - height / 2),
    north: inverseMercator(y + height / 2),
    west: (x - half) * degrees,
    east: (x + half) * degrees,
  }
}
