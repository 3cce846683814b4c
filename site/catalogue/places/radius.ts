import { type SearchValues, wholeNumber } from '../../addresses/search-string.ts'

/** Kilometres around a place that can be asked for. */
export const radii = [1, 3, 5, 10, 50] as const
const usual = 3

/** As many places around another as the provider sends at once. */
export const nearbyPage = 12

/** What of the places around another is asked for; `page` is from 1. */
export type AskedNearby = { radiusKm: number; page: number }

export const askedNearby = ({ radius_km, nearby_page }: SearchValues): AskedNearby => ({
  radiusKm: radii.find((km) => String(km) === radius_km) ?? usual,
  page: wholeNumber(nearby_page) ?? 1,
})
