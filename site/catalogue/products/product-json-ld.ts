import type { Product } from '@tropa/contract'
import type { Product as ProductThing } from 'schema-dts'
import { offersOf, organizerOf } from '../json-ld/offers-json-ld.ts'
import { describedThing, type DescriptionContext } from '../json-ld/described-thing.ts'

export function productThing(product: Product, telling: DescriptionContext): ProductThing {
  const seller = organizerOf(product.organizer, telling)
  return {
    '@type': 'Product',
    ...describedThing(product, telling),
    offers: offersOf(product, telling)?.map((offer) => ({ ...offer, seller })),
  }
}
