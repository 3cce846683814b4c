import type { Language, orderCalls } from '@tropa/contract'
import { namedMessage } from '@tropa/contract/messages'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { PortalError } from '../http/failures.ts'
import type { OwnTransactions } from '../http/handler.ts'
import { json } from '../http/json.ts'
import type { User } from '../http/principal.ts'
import { GatewayError } from '../payments/gateway.ts'
import { checkOrder, lockedOrderFor } from './find-order.ts'
import { reconcile } from './reconcile.ts'
import type { OrderServices } from './services.ts'
import { statusAt } from './shown-order.ts'
import { findPayments } from './stored-order.ts'

type Paying = { user: User | undefined; language: Language; now: Date }

const notPayable = (language: Language) =>
  new PortalError('conflict', { fields: { order: [namedMessage('not_payable', language)] } })
const unavailable = (cause?: unknown) => new PortalError('unavailable', { headers: { 'retry-after': '5' }, cause })

/** The open payment of an order, or a new one: an order has one at a time. @returns its id */
const openPayment = (db: Database, orderId: string, { user, language, now }: Paying) =>
  db.transaction(async (tx) => {
    const order = await lockedOrderFor(tx, orderId, user)
    if (statusAt(order, now) !== 'awaiting_payment' || order.chosen_payment_id) throw notPayable(language)
    const [open] = await findPayments(
      tx,
      sql`order_id = ${orderId} and status not in ('succeeded', 'canceled') order by created_at desc limit 1`,
    )
    if (open) return open.id
    const id = randomUUID()
    const at = now.toISOString()
    await tx.execute(sql`
      insert into payment (id, order_id, status, amount, created_at, check_at)
      values (${id}, ${orderId}, 'creating', ${order.total}, ${at}, ${at}::timestamptz + interval '15 seconds')`)
    return id
  })

async function ask(db: Database, services: OrderServices, paymentId: string, now: Date): Promise<void> {
  try {
    await reconcile(db, services, paymentId, now)
  } catch (error) {
    throw error instanceof GatewayError ? unavailable(error) : error
  }
}

/**
 * A payment that turns out to be cancelled is replaced once: its buyer may have declined it. Nobody has seen the new
 * one, so if it is cancelled too, the gateway has failed.
 */
async function addressOf(
  db: Database,
  services: OrderServices,
  orderId: string,
  paying: Paying,
  left = 1,
): Promise<string> {
  const id = await openPayment(db, orderId, paying)
  await ask(db, services, id, paying.now)
  const [payment] = await findPayments(db, sql`id = ${id}`)
  if (payment?.status === 'pending' && payment.confirmation_url) return payment.confirmation_url
  if (payment?.status !== 'canceled') throw notPayable(paying.language)
  if (left === 0 || payment.cancellation === 'refused') throw unavailable()
  return addressOf(db, services, orderId, paying, left - 1)
}

export const payOrder = (services: OrderServices): OwnTransactions<typeof orderCalls.payOrder> => ({
  withDatabase: async ({ params }, { db, user, language, now }) => {
    await checkOrder(db, params.id, user)
    if (!services.gateway) throw unavailable()
    const confirmation_url = await addressOf(db, services, params.id, { user, language, now })
    return { body: json({ confirmation_url }) }
  },
})
