import { pointOf } from './distance.ts'

/** Writes the wire's `"latitude,longitude"` as it is read out in a call for help: to about ten metres. */
export function coordinatesText(geolocation: string): string {
  const { latitude, longitude } = pointOf(geolocation)
  return `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`
}
