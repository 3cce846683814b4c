import type { ProductCard } from '@tropa/contract'
import { productsQuery } from './product-queries.ts'
import type { ListOfKind } from '../lists/list-of-kind.ts'

export const productsList: ListOfKind<ProductCard> = {
  path: '/products',
  titleId: 'products.title',
  descriptionId: 'products.description',
  countId: 'products.count',
  emptyId: 'products.empty',
  takes: ['territory', 'access', 'facts', 'free', 'day', 'sort'],
  pageSize: 12,
  query: productsQuery,
  skeleton: 'card',
}
