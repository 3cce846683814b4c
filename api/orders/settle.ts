import { sql } from 'drizzle-orm'
import { type Database, rows } from '../database/database.ts'
import { needsReport } from '../payments/gateway.ts'
import { orderReceipt } from './order-receipts.ts'
import type { OrderServices } from './services.ts'
import { findOrders, findPayments, itemsOf, ticketsOf } from './stored-order.ts'

/**
 * After this many hourly attempts without a response a person has to check, because the gateway may have forgotten
 * the key.
 */
const mostTries = 20

/** Items whose service has been given; tickets without a date are settled when all of them are used. */
async function markUsed(db: Database, now: Date): Promise<void> {
  await db.execute(sql`
    update order_item set settle_after = ${now.toISOString()}
    where settle_after is null and settled_at is null and settle_tries = 0 and price > 0 and seats > 0
      and starts_at is null and ends_at is null
      and exists (select from ticket where item_id = order_item.id and status = 'redeemed')
      and not exists (select from ticket where item_id = order_item.id and status = 'valid')`)
}

/** Reserves the items that are due for an hour. */
const take = (db: Database, now: Date) =>
  rows<{ id: number; order_id: string; tries: number }>(
    db,
    sql`
    update order_item set settle_tries = settle_tries + 1,
      settle_after = ${now.toISOString()}::timestamptz + interval '1 hour'
    where id in (
      select id from order_item where settled_at is null and settle_after <= ${now.toISOString()}::timestamptz
        and settle_tries < ${mostTries}
      order by settle_after limit 10 for update skip locked)
    returning id, order_id, settle_tries as tries`,
  )

/** The second receipt of 54-FZ, for what was not returned. */
async function settle(
  db: Database,
  services: OrderServices,
  itemId: number,
  orderId: string,
  now: Date,
): Promise<void> {
  const [order] = await findOrders(db, sql`id = ${orderId}`)
  const item = (await itemsOf(db, [orderId])).find(({ id }) => id === itemId)
  const [payment] = order?.chosen_payment_id ? await findPayments(db, sql`id = ${order.chosen_payment_id}`) : []
  const kept = (await ticketsOf(db, [orderId])).filter((one) => one.item_id === itemId && one.status !== 'refunded')
  if (order && item && payment?.gateway_id && kept.length > 0)
    await services.gateway?.createReceipt({
      key: `settle-${itemId}`,
      paymentId: payment.gateway_id,
      receipt: orderReceipt(order, [{ item, quantity: kept.length, price: item.price }], 'full_payment'),
    })
  await db.execute(sql`update order_item set settled_at = ${now.toISOString()} where id = ${itemId}`)
}

/** Makes the receipts of settlement that are due. */
export async function settleDue(db: Database, services: OrderServices, now: Date): Promise<void> {
  if (!services.gateway) return
  await markUsed(db, now)
  for (const { id, order_id, tries } of await take(db, now)) {
    try {
      await settle(db, services, id, order_id, now)
    } catch (error) {
      if (tries >= mostTries) services.report(`The settlement of item ${id} was given up`, error)
      else if (needsReport(error)) services.report(`The settlement of item ${id} failed`, error)
    }
  }
}
