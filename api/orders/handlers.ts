import type { orderCalls } from '@tropa/contract'
import { PortalError } from '../http/failures.ts'
import type { Handlers } from '../http/handler.ts'
import { listOffers } from '../offers/offers.ts'

const unavailable = (): Promise<never> => Promise.reject(new PortalError('unavailable'))

/** The handlers of the calls by which something is bought: not served yet. */
export const orderHandlers: Handlers<typeof orderCalls> = {
  offers: listOffers,
  createOrder: unavailable,
  orders: unavailable,
  order: unavailable,
  payOrder: unavailable,
  cancelOrder: unavailable,
  refundOrder: unavailable,
  prolongOrder: unavailable,
  notifyPayment: unavailable,
}
