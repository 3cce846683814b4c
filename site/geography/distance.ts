import type { Words } from '../messages/intl.tsx'

export type Point = { latitude: number; longitude: number }

/** Parses the wire's `"latitude,longitude"`. */
export function pointOf(geolocation: string): Point {
  const [latitude = NaN, longitude = NaN] = geolocation.split(',').map(Number)
  return { latitude, longitude }
}

/** Formats a distance, rounded to 100 m. */
export const kilometres = (say: Words, km: number): string => say.intl.formatNumber(km, { maximumFractionDigits: 1 })
