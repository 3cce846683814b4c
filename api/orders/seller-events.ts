import { moneyOf } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type { StoredItem, StoredOrder } from './stored-order.ts'

/** Events that a seller's webhook gets. */
export type SellerEvent = 'order.paid' | 'order.requested' | 'tickets.refunded'

/** A number of tickets of an item, and their total in kopecks. */
export type SoldPart = { item: StoredItem; quantity: number; amount: number }

const bodyOf = ({ number, is_test }: StoredOrder, parts: readonly SoldPart[]) => ({
  order_number: String(number),
  test: is_test,
  items: parts.map(({ item, quantity, amount }) => ({ offer_id: item.offer_id, quantity, amount: moneyOf(amount) })),
})

/** Writes an event for each seller, in the transaction of what has happened. */
export async function queueSellerEvents(
  tx: Pick<Database, 'execute'>,
  event: SellerEvent,
  order: StoredOrder,
  parts: readonly SoldPart[],
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  for (const [seller, own] of Map.groupBy(parts, ({ item }) => item.seller.ru.id))
    await tx.execute(sql`
      insert into seller_event (id, seller_id, order_id, event, body, created_at, due_at)
      values (${randomUUID()}, ${seller}, ${order.id}, ${event}, ${JSON.stringify(bodyOf(order, own))}::jsonb,
        ${at}, ${at})`)
}

/** All tickets of items, at their prices. */
export const wholeParts = (items: readonly StoredItem[]): SoldPart[] =>
  items.map((item) => ({ item, quantity: item.quantity, amount: item.price * item.quantity }))
