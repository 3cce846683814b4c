import type { Money } from '@tropa/contract'

export const kopecks = (money: Money): number => Number(money.value.replace('.', ''))

/** `"latitude,longitude"` as two columns. */
export function pointOf(geolocation: string): { latitude: number; longitude: number } {
  const [latitude = Number.NaN, longitude = Number.NaN] = geolocation.split(',').map(Number)
  return { latitude, longitude }
}
