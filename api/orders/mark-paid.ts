import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { momentAfter } from '../dates/dates.ts'
import { newTicketCode } from '../tickets/code.ts'
import { announce } from './announce.ts'
import { bookPayment } from './ledger.ts'
import { queueSellerEvents, wholeParts } from './seller-events.ts'
import { itemsOf, type StoredItem, type StoredOrder } from './stored-order.ts'

/**
 * When an item is settled: a day after its end, or after its beginning if it has no end; `null`: it is free or has no
 * date.
 */
const settlementOf = ({ starts_at, ends_at, price }: StoredItem): string | null => {
  const end = ends_at ?? starts_at
  return price > 0 && end !== null ? momentAfter(end, 1, 'day').toISOString() : null
}

async function makeTickets(tx: Database, items: readonly StoredItem[], now: Date): Promise<void> {
  const places = items.flatMap((item) => Array.from({ length: item.quantity }, (_, position) => ({ item, position })))
  const values = places.map(
    ({ item, position }, index) => sql`(
      ${newTicketCode()}, ${item.order_id}, ${item.id}, ${index + 1}, ${position}, 'valid', ${now.toISOString()})`,
  )
  await tx.execute(sql`
    insert into ticket (code, order_id, item_id, number, position, status, created_at)
    values ${sql.join(values, sql`, `)}`)
}

/**
 * Marks a locked order paid: its tickets, its entries in the ledger, its mails and its sellers' events are made in the
 * same transaction.
 */
export async function markPaid(tx: Database, order: StoredOrder, now: Date): Promise<void> {
  const items = await itemsOf(tx, [order.id])
  await tx.execute(sql`
    update customer_order set status = 'paid', paid_at = ${now.toISOString()}, held_by = null where id = ${order.id}`)
  await makeTickets(tx, items, now)
  await bookPayment(tx, order.id, wholeParts(items), now)
  for (const item of items)
    await tx.execute(sql`update order_item set settle_after = ${settlementOf(item)} where id = ${item.id}`)
  await queueSellerEvents(tx, 'order.paid', order, wholeParts(items), now)
  await announce(tx, 'paid', { ...order, status: 'paid', paid_at: now.toISOString() }, now)
}
