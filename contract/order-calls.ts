import * as v from 'valibot'
import type { Call } from './call.ts'
import { Failure } from './failure.ts'
import { IdempotencyKey } from './headers.ts'
import { orderAddresses as addresses } from './order-addresses.ts'
import { NewOrder, Order, OrderKey, PaymentNotification, RefundRequest, SoldOffer } from './order.ts'
import { page } from './query.ts'

const idsPattern = /^\d{1,9}(,\d{1,9}){0,49}$/
/** 1 to 50 ids, joined by commas. */
const OfferIds = v.pipe(
  v.string(),
  v.regex(idsPattern),
  v.transform((text) => text.split(',').map(Number)),
  v.metadata({ schema: { type: 'string', pattern: idsPattern.source, examples: ['9001,9002'] } }),
)

const OrderResponse = v.object({ order: Order })
const key = v.object({ 'Idempotency-Key': IdempotencyKey })
/** 401: the order has an owner, and the caller is not signed in; 409: the order's state does not allow it. */
const ofOrder = {
  access: 'public',
  isPersonal: true,
  limit: 'order',
  params: v.object({ id: OrderKey }),
  responses: { 200: OrderResponse, 401: Failure, 409: Failure },
} as const

/** The calls by which something is bought, paid and returned. */
export const orderCalls = {
  offers: {
    ...addresses.offers,
    access: 'public',
    isPersonal: true,
    limit: 'places',
    summary: 'Offers with their sellers and terms, as they are now; unknown ids are left out',
    query: v.object({ ids: OfferIds }),
    responses: { 200: v.object({ offer_list: v.array(SoldOffer) }) },
  },
  createOrder: {
    ...addresses.createOrder,
    access: 'public',
    limit: 'new_order',
    summary:
      'Makes an order and holds its seats; 409 with `errors` by field where prices or seats have changed; 401 where guests may not buy; 429 also where the payer has too many unpaid orders or mails about orders',
    headers: key,
    body: NewOrder,
    responses: { 201: OrderResponse, 401: Failure },
  },
  orders: {
    ...addresses.orders,
    access: 'user',
    summary: 'Orders of the user, the newest first; the totals count all orders and their tickets',
    query: v.object(page),
    responses: {
      200: v.object({ order_list: v.array(Order), order_total: v.number(), ticket_total: v.number() }),
    },
  },
  order: {
    ...addresses.order,
    ...ofOrder,
    summary: 'One order by its key; who is not its signed-in owner gets no personal data with it',
    responses: { 200: OrderResponse, 401: Failure },
  },
  payOrder: {
    ...addresses.payOrder,
    ...ofOrder,
    summary: 'The page where the order is paid: that of the pending payment, or of a new one',
    headers: key,
    responses: { 200: v.object({ confirmation_url: v.string() }), 401: Failure },
  },
  cancelOrder: {
    ...addresses.cancelOrder,
    ...ofOrder,
    summary: 'Cancels an order that is not paid, and frees its seats; a second time changes nothing',
  },
  refundOrder: {
    ...addresses.refundOrder,
    ...ofOrder,
    summary: 'Returns tickets by the terms of purchase, all or some; with a key the same request is done once',
    headers: v.object({ 'Idempotency-Key': v.optional(IdempotencyKey) }),
    body: RefundRequest,
  },
  prolongOrder: {
    ...addresses.prolongOrder,
    ...ofOrder,
    summary: 'Holds the seats of an unpaid order longer, once',
  },
  notifyPayment: {
    ...addresses.notifyPayment,
    access: 'public',
    isFromOutside: true,
    limit: 'notification',
    summary: 'A message of the payment gateway: not believed, the payment is read from the gateway again',
    body: PaymentNotification,
    responses: { 200: v.object({}) },
  },
} as const satisfies Record<string, Call>
