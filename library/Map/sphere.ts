import type { MapArea, Point } from './places.ts'

/** Mean radius of the Earth, km. */
const radiusKm = 6371.0088
const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI
/** Normalises to −180 to 180. */
const turned = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180

/** The angle between two points as seen from the centre of the Earth (haversine). */
function angleBetween(from: Point, to: Point): number {
  const latitudes = radians(to.latitude - from.latitude)
  const longitudes = radians(to.longitude - from.longitude)
  const half =
    Math.sin(latitudes / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitudes / 2) ** 2
  return 2 * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** Along the great circle, km. */
export const distanceKm = (from: Point, to: Point): number => radiusKm * angleBetween(from, to)

const tenths = (km: number) => Math.round(km * 10) / 10

/** The length of a leg as shown: rounded to 100 m, km. */
export const legKm = (from: Point, to: Point): number => tenths(distanceKm(from, to))

/** The length of a route is the sum of its rounded legs, so that it matches the numbers shown. */
export const lengthKm = (legs: readonly number[]): number => tenths(legs.reduce((sum, km) => sum + km, 0))

/**
 * The point at a distance in a straight line.
 * @param bearing at the start, degrees from north through east
 */
export function pointAt(from: Point, distance: number, bearing: number): Point {
  const [latitude, angle, course] = [radians(from.latitude), distance / radiusKm, radians(bearing)]
  const end = Math.asin(Math.sin(latitude) * Math.cos(angle) + Math.cos(latitude) * Math.sin(angle) * Math.cos(course))
  const turn = Math.atan2(
    Math.sin(course) * Math.sin(angle) * Math.cos(latitude),
    Math.cos(angle) - Math.sin(latitude) * Math.sin(end),
  )
  return { latitude: degrees(end), longitude: turned(from.longitude + degrees(turn)) }
}

type Vector = readonly [x: number, y: number, z: number]

function vectorOf({ latitude, longitude }: Point): Vector {
  const [phi, lambda] = [radians(latitude), radians(longitude)]
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)]
}

/** The point at a share of the great circle, 0 to 1. */
export function partway(from: Point, to: Point, share: number): Point {
  const angle = angleBetween(from, to)
  if (angle === 0) return from
  const [a, b] = [vectorOf(from), vectorOf(to)]
  const [p, q] = [Math.sin((1 - share) * angle) / Math.sin(angle), Math.sin(share * angle) / Math.sin(angle)]
  const [x, y, z] = [a[0] * p + b[0] * q, a[1] * p + b[1] * q, a[2] * p + b[2] * q]
  return { latitude: degrees(Math.atan2(z, Math.hypot(x, y))), longitude: degrees(Math.atan2(y, x)) }
}

/** The great circle between two points, both included, with a point at least every `step` km. */
export function greatCircle(from: Point, to: Point, step = 25): Point[] {
  const count = Math.max(1, Math.ceil(distanceKm(from, to) / step))
  const between = Array.from({ length: count - 1 }, (_, index) => partway(from, to, (index + 1) / count))
  return [from, ...between, to]
}

/** The edge of a circle on the ground; the last point is the first. */
export const circleAround = (area: MapArea, corners = 64): Point[] =>
  Array.from({ length: corners + 1 }, (_, index) => pointAt(area, area.radiusKm, ((index % corners) * 360) / corners))
