import type { orderCalls } from '@tropa/contract'
import type { Handlers } from '../http/handler.ts'
import { listOffers } from '../offers/offers.ts'
import { cancelOrder, prolongOrder } from './change-hold.ts'
import { createOrder } from './create.ts'
import { notifyPayment } from './notification.ts'
import { payOrder } from './pay.ts'
import { listOrders, showOrder } from './read.ts'
import { refundOrder } from './refund-order.ts'
import type { OrderServices } from './services.ts'

/** The handlers of the calls about offers and orders. */
export const orderHandlers = (services: OrderServices): Handlers<typeof orderCalls> => ({
  offers: listOffers,
  createOrder: createOrder(services),
  orders: listOrders,
  order: showOrder,
  payOrder: payOrder(services),
  cancelOrder,
  refundOrder: refundOrder(services),
  prolongOrder: prolongOrder(services),
  notifyPayment: notifyPayment(services),
})
