import { queryOptions } from '@tanstack/react-query'
import type { Portal } from '../portal/portal.ts'

/** The order of a payment. */
export const paymentQuery = (portal: Portal, id: string) =>
  queryOptions({
    queryKey: ['payment', id],
    queryFn: ({ signal }) => portal.order({ params: { id } }, { signal }),
    // The buyer may have returned from the gateway's page.
    refetchOnWindowFocus: true,
  })
