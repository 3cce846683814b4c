import { queryOptions } from '@tanstack/react-query'
import type { Portal } from '../portal/portal.ts'

/** A ticket; loaded again whenever it is shown, because it may have been redeemed meanwhile. */
export const ticketQuery = (portal: Portal, code: string) =>
  queryOptions({
    queryKey: ['ticket', code],
    queryFn: ({ signal }) => portal.ticket({ params: { code } }, { signal }),
    staleTime: 0,
  })
