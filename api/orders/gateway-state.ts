import { saleEndOf } from '@tropa/contract/sale-end'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type { GatewayPayment } from '../payments/gateway.ts'
import { bookUnclaimed } from './ledger.ts'
import { markPaid } from './mark-paid.ts'
import { takeSeats } from './seats.ts'
import { findPayments, itemsOf, lockOrder, type StoredOrder, type StoredPayment } from './stored-order.ts'

/** What to do with an authorised payment at the gateway. */
export type Decision = 'capture' | 'cancel'

/** Thrown to roll a savepoint back. */
class SeatsTaken extends Error {}

/** Takes the seats of an expired order again, if all are free and none of its items is over. */
async function holdAgain(tx: Database, order: StoredOrder, now: Date): Promise<boolean> {
  const items = await itemsOf(tx, [order.id])
  if (items.some((item) => saleEndOf(item) <= now.getTime())) return false
  try {
    await tx.transaction(async (savepoint) => {
      const seats = items.map(({ offer_id, quantity }) => ({ offer_id, seats: quantity }))
      if (!(await takeSeats(savepoint, seats))) throw new SeatsTaken()
    })
  } catch (error) {
    if (error instanceof SeatsTaken) return false
    throw error
  }
  await tx.execute(sql`update order_item set seats = quantity where order_id = ${order.id}`)
  await tx.execute(sql`update customer_order set status = 'awaiting_payment' where id = ${order.id}`)
  return true
}

/** An order accepts one payment: the first that is authorised while the order has its seats or can take them again. */
async function decide(tx: Database, order: StoredOrder, remote: GatewayPayment, now: Date): Promise<Decision> {
  const canBePaid =
    order.chosen_payment_id === null &&
    remote.amount === order.total &&
    (order.status === 'awaiting_payment' || (order.status === 'expired' && (await holdAgain(tx, order, now))))
  return canBePaid ? 'capture' : 'cancel'
}

type Change = Partial<Pick<StoredPayment, 'status' | 'decision' | 'confirmation_url' | 'cancellation'>>

/** @param isFinal whether the gateway's state can no longer change */
async function store(
  tx: Database,
  { id }: StoredPayment,
  remote: GatewayPayment,
  { status, decision = null, confirmation_url = null, cancellation = null }: Change,
): Promise<void> {
  const isFinal = status === 'succeeded' || status === 'canceled'
  await tx.execute(sql`
    update payment set gateway_id = ${remote.id}, status = ${status ?? remote.status},
      decision = coalesce(decision, ${decision}), confirmation_url = ${confirmation_url},
      cancellation = ${cancellation}, check_at = ${isFinal ? sql`null` : sql`check_at`}
    where id = ${id}`)
}

const choose = (tx: Database, orderId: string, paymentId: string | null) =>
  tx.execute(sql`update customer_order set chosen_payment_id = ${paymentId} where id = ${orderId}`)

/** Returns money that no order can accept. */
async function returnUnclaimed(tx: Database, payment: StoredPayment, amount: number, now: Date): Promise<void> {
  const at = now.toISOString()
  await bookUnclaimed(tx, payment.order_id, amount, now)
  await tx.execute(sql`
    insert into refund (id, order_id, payment_id, status, amount, lines, created_at, attempted_at, check_at)
    values (${randomUUID()}, ${payment.order_id}, ${payment.id}, 'creating', ${amount}, '[]'::jsonb, ${at}, ${at}, ${at})`)
}

async function applyCapture(
  tx: Database,
  order: StoredOrder,
  payment: StoredPayment,
  remote: GatewayPayment,
  now: Date,
): Promise<void> {
  const isChosen = order.chosen_payment_id === payment.id
  const isPaying = isChosen || (payment.decision !== 'cancel' && (await decide(tx, order, remote, now)) === 'capture')
  await store(tx, payment, remote, { status: 'succeeded' })
  if (!isPaying || remote.amount !== order.total) return returnUnclaimed(tx, payment, remote.amount, now)
  await choose(tx, order.id, payment.id)
  return markPaid(tx, order, now)
}

async function applyWaiting(
  tx: Database,
  order: StoredOrder,
  payment: StoredPayment,
  remote: GatewayPayment,
  now: Date,
): Promise<Decision> {
  const decision = payment.decision ?? (await decide(tx, order, remote, now))
  await store(tx, payment, remote, { status: 'waiting_for_capture', decision })
  if (payment.decision === null && decision === 'capture') await choose(tx, order.id, payment.id)
  return decision
}

/**
 * Updates a payment and its order by the gateway's state, in one transaction. Final states stay.
 * @returns what to do at the gateway next
 */
export const applyGatewayState = (
  db: Database,
  paymentId: string,
  remote: GatewayPayment,
  now: Date,
): Promise<Decision | undefined> =>
  db.transaction(async (tx) => {
    const [found] = await findPayments(tx, sql`id = ${paymentId}`)
    const order = found && (await lockOrder(tx, found.order_id))
    const [payment] = await findPayments(tx, sql`id = ${paymentId}`)
    if (!order || !payment || payment.status === 'succeeded' || payment.status === 'canceled') return undefined
    switch (remote.status) {
      case 'pending':
        await store(tx, payment, remote, { confirmation_url: remote.confirmation_url ?? payment.confirmation_url })
        return undefined
      case 'waiting_for_capture':
        return applyWaiting(tx, order, payment, remote, now)
      case 'succeeded':
        await applyCapture(tx, order, payment, remote, now)
        return undefined
      case 'canceled':
        await store(tx, payment, remote, { cancellation: remote.cancellation?.reason ?? 'unknown' })
        if (order.chosen_payment_id === payment.id) await choose(tx, order.id, null)
        return undefined
      default:
        return remote.status satisfies never
    }
  })
