import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { checkoutMachine } from '@tropa/machines'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { payAddress } from '../addresses/order-addresses.ts'
import { forgetOrder } from '../checkout/attempt-storage.ts'
import { paymentStatusOf } from '../checkout/payment-status.ts'
import { useIsOnline } from '../visitor/connectivity.tsx'
import { outcomeOf } from './payment-outcome.ts'
import { paymentQuery } from './payment-query.ts'

/**
 * The order of a payment. The checkout's machine, in the state of a buyer who is back from the gateway, reads it at
 * growing intervals until it is decided; then this browser's attempt is forgotten.
 */
export function usePayment(orderId: string) {
  const { portal } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const query = paymentQuery(portal, orderId)
  const [machine] = useState(() =>
    checkoutMachine.provide({
      actors: {
        status: fromPromise(async () => {
          const { order } = await queryClient.fetchQuery({ ...query, staleTime: 0 })
          // The hold is over, but the payment can still get seats if any are free.
          return outcomeOf(order) === 'late' ? 'pending' : paymentStatusOf(order)
        }),
      },
      actions: {
        keep: (_, { attempt }) => attempt === null && forgetOrder(orderId),
        redirect: () => location.assign(payAddress(orderId)),
      },
    }),
  )
  const [, send] = useMachine(machine, { input: { attempt: { step: 'ordered', orderId } } })
  const isOnline = useIsOnline()
  useEffect(() => {
    if (isOnline) send({ type: 'WENT_ONLINE' })
  }, [send, isOnline])
  return useSuspenseQuery(query)
}
