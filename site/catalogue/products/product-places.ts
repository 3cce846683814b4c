import type { Product } from '@tropa/contract'

/** Where it is to be had, as ids to ask for. */
export const placesOfProduct = ({ location_id }: Product): readonly number[] =>
  location_id === undefined ? [] : [location_id]
