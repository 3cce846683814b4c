/** The provider's dictionary of location types, by the code that icons and colours go by. */
export const locationTypeCodes: Readonly<Record<number, string>> = {
  1: 'museum',
  2: 'monument',
  3: 'nature',
  4: 'culture',
  5: 'church',
  6: 'ethnography',
  7: 'sport',
  8: 'viewpoint',
  9: 'hotel',
  10: 'restaurant',
  11: 'camp',
  12: 'archaeology',
}

/** Restaurants and cafes, which have a list of their own. */
export const restaurantType = 10

/** Where one can sleep: hotels and holiday camps. */
export const stayTypes = [9, 11] as const
