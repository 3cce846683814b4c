import type { Product } from '@tropa/contract'
import type { Product as ProductThing } from 'schema-dts'
import { offersOf, organizerOf } from '../json-ld/offers-json-ld.ts'
import { describedThing, type DescriptionContext } from '../json-ld/described-thing.ts'

export function productThing(product: Product, context: DescriptionContext): ProductThing {
  const seller = organizerOf(product.organizer, context)
  return {
    '@type': 'Product',
    ...describedThing(product, context),
    offers: offersOf(product, context)?.map((offer) => ({ ...offer, seller })),
  }
}
