import type { Money } from '@tropa/contract'

/** @returns integer kopecks */
export const kopecks = (money: Money): number => Number(money.value.replace('.', ''))

/** @param geolocation `"latitude,longitude"`, decimal degrees */
export function pointOf(geolocation: string): { latitude: number; longitude: number } {
  const [latitude = Number.NaN, longitude = Number.NaN] = geolocation.split(',').map(Number)
  return { latitude, longitude }
}
