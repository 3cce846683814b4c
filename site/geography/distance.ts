import type { Words } from '../messages/intl.tsx'

export type Point = { latitude: number; longitude: number }

/** `"latitude,longitude"` of the wire. */
export function pointOf(geolocation: string): Point {
  const [latitude, longitude] = geolocation.split(',').map(Number) as [number, number]
  return { latitude, longitude }
}

/** The number of a distance, wherever one is shown: to 100 m. */
export const kilometres = (say: Words, km: number): string => say.intl.formatNumber(km, { maximumFractionDigits: 1 })
