import type { Product } from '@tropa/contract'

/** The ids of the places where a product can be picked up. */
export const placesOfProduct = ({ location_id }: Product): readonly number[] =>
  location_id === undefined ? [] : [location_id]
