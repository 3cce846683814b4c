import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { ResponseBody, Calls } from '@tropa/contract'
import { type TicketsResponse, ticketsMachine, type TicketsOrders } from '@tropa/machines'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { PortalError } from '../../portal/error.ts'
import { useIsOnline } from '../../visitor/connectivity.tsx'
import { ordersQuery } from './order-queries.ts'

export type Orders = ResponseBody<Calls['orders']>

/** Checks the machine's orders, which come from the contract's call in the browser or on the server. */
const isResponse = (found: TicketsOrders | null): found is TicketsOrders & Orders =>
  found !== null && 'order_total' in found && 'ticket_total' in found

/** The messages of a failed call; unknown errors have none. */
function refusalOf(error: unknown): TicketsResponse {
  if (error instanceof PortalError) return { kind: 'refused', errors: error.fields }
  throw error
}

/** The visitor's orders by their machine; those that the server has loaded are ready at once. @param page from 1 */
export function useOrders(page: number) {
  const { portal } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const query = ordersQuery(portal, page)
  const [machine] = useState(() =>
    ticketsMachine.provide({
      actors: {
        load: fromPromise(() =>
          queryClient
            .fetchQuery({ ...query, staleTime: 0 })
            .then((orders): TicketsResponse => ({ kind: 'loaded', orders }), refusalOf),
        ),
      },
    }),
  )
  const [state, send] = useMachine(machine, { input: { orders: queryClient.getQueryData(query.queryKey) } })
  const isOnline = useIsOnline()
  useEffect(() => {
    if (isOnline) send({ type: 'WENT_ONLINE' })
  }, [send, isOnline])
  const { orders, errors } = state.context
  return {
    orders: isResponse(orders) ? orders : null,
    messages: Object.values(errors).flat(),
    isFailed: state.matches('failed'),
    isOnline,
    refresh: () => send({ type: 'REFRESH' }),
  }
}
