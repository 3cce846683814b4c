import { pointOf } from './distance.ts'

/** Formats the wire's `"latitude,longitude"` for reading it out in a call for help; exact to about ten metres. */
export function coordinatesText(geolocation: string): string {
  const { latitude, longitude } = pointOf(geolocation)
  return `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`
}
