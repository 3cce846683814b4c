import { queryOptions } from '@tanstack/react-query'
import { backoffMs } from '@tropa/machines'
import type { Portal } from '../portal/portal.ts'
import { outcomeOf } from './payment-outcome.ts'

/** The order of a payment; while the gateway has not decided it is read again, ever more seldom. */
export const paymentQuery = (portal: Portal, id: string) =>
  queryOptions({
    queryKey: ['payment', id],
    queryFn: ({ signal }) => portal.order({ params: { id } }, { signal }),
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
      data && outcomeOf(data.order) === 'pending' ? backoffMs(dataUpdateCount + errorUpdateCount) : false,
    // The buyer comes back from the page of the gateway.
    refetchOnWindowFocus: true,
  })
