import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { SoldOffer } from '@tropa/contract'
import type { Portal } from '../portal/portal.ts'

const minuteMs = 60_000
const none: readonly SoldOffer[] = []

/** The current offers; loaded again while the page is open, because prices and seats change. */
export const offersQuery = (portal: Portal, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['offers', ...ids],
    queryFn: async ({ signal }): Promise<readonly SoldOffer[]> => {
      if (ids.length === 0) return none
      return (await portal.offers({ query: { ids: ids.join() } }, { signal })).offer_list
    },
    placeholderData: keepPreviousData,
    refetchInterval: minuteMs,
    refetchOnWindowFocus: true,
    staleTime: 0,
  })
