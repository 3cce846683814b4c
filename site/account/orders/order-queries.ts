import { queryOptions } from '@tanstack/react-query'
import { accountKey, cardsOnPage } from '../parts/account-queries.ts'
import type { Portal } from '../../portal/portal.ts'

const pollMs = 10_000

export const orderKey = (id: string) => ['order', id] as const

/** An order by its key; polled while its payment is pending. */
export const orderQuery = (portal: Portal, id: string) =>
  queryOptions({
    queryKey: orderKey(id),
    queryFn: ({ signal }) => portal.order({ params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.order.status === 'awaiting_payment' ? pollMs : false),
    staleTime: 0,
  })

export const ordersKey = [accountKey, 'orders'] as const
/** @param page from 1 */
export const ordersQuery = (portal: Portal, page: number) =>
  queryOptions({
    queryKey: [...ordersKey, page],
    queryFn: ({ signal }) =>
      portal.orders({ query: { limit: cardsOnPage, offset: (page - 1) * cardsOnPage } }, { signal }),
  })
