/** Ids in the dictionary of types that have pages of their own. */
export const locationTypeId = { hotel: 9, restaurant: 10 } as const
