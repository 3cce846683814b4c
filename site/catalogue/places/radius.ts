import { type SearchValues, wholeNumber } from '../../addresses/search-string.ts'

/** The distances to choose from around a place, km. */
export const radii = [1, 3, 5, 10, 50] as const
const usual = 3

/** How many places around another the provider sends at once. */
export const nearbyPage = 12

/** Which places around another are shown; `page` counts from 1. */
export type AskedNearby = { radiusKm: number; page: number }

export const askedNearby = ({ radius_km, nearby_page }: SearchValues): AskedNearby => ({
  radiusKm: radii.find((km) => String(km) === radius_km) ?? usual,
  page: wholeNumber(nearby_page) ?? 1,
})
