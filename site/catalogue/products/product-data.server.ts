import type { KindData } from '../open-data/kind-data.ts'
import { productThing } from './product-json-ld.ts'
import { productsList } from './products-list.ts'

export const productData: KindData<'product'> = {
  lists: [productsList],
  links: (portal, query) => portal.products({ query }).then(({ product_list: list, total }) => ({ list, total })),
  find: (portal, id) => portal.product({ params: { id } }).then(({ product }) => product),
  thing: productThing,
}
