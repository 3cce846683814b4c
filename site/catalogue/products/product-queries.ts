import { queryOptions } from '@tanstack/react-query'
import type { ProductCard } from '@tropa/contract'
import type { Portal } from '../../portal/portal.ts'
import { pageOf } from '../../portal/whole-lists.ts'
import { type ListParams, listed } from '../lists/list-query.ts'

export const productsQuery = (portal: Portal, query: ListParams) =>
  listed<ProductCard>('products', query, async (signal) => {
    const { product_list, total } = await portal.products({ query }, { signal })
    return pageOf(product_list, total, query)
  })
export const productQuery = (portal: Portal, id: number) =>
  queryOptions({ queryKey: ['product', id], queryFn: ({ signal }) => portal.product({ params: { id } }, { signal }) })
