import { type SQL, sql } from 'drizzle-orm'
import { type Database, rows } from '../database/database.ts'
import { announce, type OrderNews } from './announce.ts'
import { freeSeats } from './seats.ts'
import type { OrderServices } from './services.ts'
import { itemsOf, lockOrder, type StoredOrder } from './stored-order.ts'

/** Ends a locked order that is not paid, and frees its seats. */
export async function endHold(
  tx: Database,
  order: StoredOrder,
  status: 'expired' | 'cancelled',
  now: Date,
): Promise<void> {
  await tx.execute(sql`update customer_order set status = ${status}, held_by = null where id = ${order.id}`)
  const items = await itemsOf(tx, [order.id])
  await tx.execute(sql`update order_item set seats = 0 where order_id = ${order.id}`)
  await freeSeats(
    tx,
    items.filter(({ seats }) => seats > 0),
  )
  const news: OrderNews = status
  await announce(tx, news, { ...order, status }, now)
}

/** Whether a locked order only waits for its payment. */
export const isWaiting = ({ status, chosen_payment_id }: StoredOrder): boolean =>
  status === 'awaiting_payment' && chosen_payment_id === null

const isDue = (order: StoredOrder, now: Date) =>
  isWaiting(order) && order.expires_at !== null && Date.parse(order.expires_at) <= now.getTime()

/** A transaction of its own, which locks the order first and its seats after it. */
const expireHold = (db: Database, id: string, now: Date) =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    if (order && isDue(order, now)) await endHold(tx, order, 'expired', now)
  })

/**
 * Ends the holds that are over. One that cannot be ended is reported, and stops no other.
 * @param among further conditions
 * @returns how many were over and could be ended
 */
export async function expireHolds(
  db: Database,
  { report }: Pick<OrderServices, 'report'>,
  now: Date,
  among: SQL = sql`true`,
): Promise<number> {
  const due = await rows<{ id: string }>(
    db,
    sql`
    select id from customer_order where status = 'awaiting_payment' and chosen_payment_id is null
      and expires_at <= ${now.toISOString()}::timestamptz and ${among} order by expires_at limit 100`,
  )
  let ended = 0
  for (const { id } of due) {
    try {
      await expireHold(db, id, now)
      ended += 1
    } catch (error) {
      report(`The hold of order ${id} could not be ended`, error)
    }
  }
  return ended
}
