import { objectOfKind } from '../objects/object-of-kind.ts'
import { loadPlacesById } from '../objects/places-by-id.ts'
import { placesOfProduct } from './product-places.ts'
import { productQuery } from './product-queries.ts'

export const productObject = objectOfKind({
  query: productQuery,
  objectIn: ({ product }) => product,
  loadAround: (context, product) => loadPlacesById(context, placesOfProduct(product)),
})
