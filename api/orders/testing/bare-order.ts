import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database } from '../../database/database.ts'
import { anOrder } from './shop.ts'

/** Inserts an order of one item by SQL alone: the least that any program must write. */
export const bareOrder = (db: Database, offer: number, seller: string, now: string): Promise<void> =>
  db.transaction(async (tx) => {
    const id = randomUUID()
    await tx.execute(sql`
      insert into customer_order (id, status, kind, language, payer, total, is_test, created_at, expires_at, key_hash,
        body_hash)
      values (${id}, 'awaiting_payment', 'payment', 'ru', ${JSON.stringify(anOrder([]).payer)}::jsonb, 35050, true,
        ${now}, ${now}, ${id}, ${id})`)
    await tx.execute(sql`
      insert into sold_seats as counted (offer_id, sold) values (${offer}, 1)
      on conflict (offer_id) do update set sold = counted.sold + 1`)
    await tx.execute(sql`
      insert into order_item (order_id, position, offer_id, object_type, object_id, link, object_title, object_title_en,
        title, title_en, price, quantity, seats, seller, refund_terms)
      values (${id}, 0, ${offer}, 'location', 1001, '/locations/1001', 'Музей', 'Museum', 'Взрослый', 'Adult', 35050, 1,
        1, ${seller}::jsonb, '[]')`)
  })
