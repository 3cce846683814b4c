import type { Product } from '@tropa/contract'

/** The ids of the places that hand a product over. */
export const placesOfProduct = ({ location_id }: Product): readonly number[] =>
  location_id === undefined ? [] : [location_id]
