import type { ProductCard } from '@tropa/contract'
import { productsQuery } from '../../portal/catalogue-queries.ts'
import type { Catalogue } from '../catalogue.ts'

export const products: Catalogue<ProductCard> = {
  path: '/products',
  titleId: 'products.title',
  descriptionId: 'products.description',
  countId: 'products.count',
  emptyId: 'products.empty',
  takes: ['territory', 'access'],
  pageSize: 12,
  query: productsQuery,
  skeleton: 'card',
}
