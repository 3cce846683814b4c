/** Ids of the types of places whose lists have pages of their own. */
export const locationTypeId = { hotel: 9, restaurant: 10 } as const
