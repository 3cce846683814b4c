export type Point = { latitude: number; longitude: number }

/** `"latitude,longitude"` of the wire. */
export function pointOf(geolocation: string): Point {
  const [latitude, longitude] = geolocation.split(',').map(Number) as [number, number]
  return { latitude, longitude }
}

const earthRadiusKm = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Along the great circle, km. */
export function distanceKm(from: Point, to: Point): number {
  const latitudes = radians(to.latitude - from.latitude)
  const longitudes = radians(to.longitude - from.longitude)
  const half = Math.sin(latitudes / 2) ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitudes / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(half))
}
