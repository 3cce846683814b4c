import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { type Database, rows } from '../../database/database.ts'
import { newTicketCode } from '../code.ts'

export type Sale = {
  sellerId?: number
  count?: number
  startsAt?: string | null
  paidAt?: string
  title?: string
  price?: number
  language?: 'ru' | 'en'
  email?: string
  userId?: string
}
export type Sold = { orderId: string; number: number; itemId: number; codes: string[] }

const seller = (id: number) => ({
  id,
  the_title: 'Кедровый берег',
  inn: '8601000016',
  legal_address: 'ул. Мира, 13',
  phones: [],
  emails: [],
})

/** A paid order of one item, with its tickets, as its rows are when the money has arrived. */
export async function aSale(db: Database, sale: Sale = {}): Promise<Sold> {
  const {
    sellerId = 501,
    count = 1,
    startsAt = '2026-12-24T18:00:00+05:00',
    price = 125_050,
    title = 'Взрослый',
  } = sale
  const { paidAt = '2026-12-01T10:00:00+05:00', language = 'ru', email = 'buyer@example.org', userId = null } = sale
  const orderId = randomUUID()
  const payer = { full_name: 'Соколова Елена', email, phone: '9120000000' }
  const own = seller(sellerId)
  const snapshot = { ru: own, en: { ...own, the_title: 'Kedrovy Bereg' }, taxes: {} }
  const [order] = await rows<{ number: number }>(
    db,
    sql`
    insert into customer_order (id, user_id, status, kind, language, payer, total, is_test, created_at, paid_at, key_hash, body_hash)
    values (${orderId}, ${userId}, 'paid', 'payment', ${language}, ${JSON.stringify(payer)}::jsonb, ${price * count},
      true, ${paidAt}, ${paidAt}, ${orderId}, '') returning number`,
  )
  const holders = Array.from({ length: count }, (_, at) => ({ last_name: 'Соколова', first_name: `Елена ${at + 1}` }))
  const [item] = await rows<{ id: number }>(
    db,
    sql`
    insert into order_item (order_id, position, offer_id, object_type, object_id, link, object_title, object_title_en,
      title, title_en, starts_at, price, quantity, seats, seller, refund_terms, participants)
    values (${orderId}, 0, 1, 'event', 4001, '/events/4001', 'Товары земли Югорской', 'Goods of the Ugra Land fair',
      ${title}, ${sale.title ?? 'Adult'}, ${startsAt}, ${price}, ${count}, ${count}, ${JSON.stringify(snapshot)}::jsonb, '[]'::jsonb,
      ${JSON.stringify(holders)}::jsonb) returning id`,
  )
  if (!order || !item) throw new Error('no row')
  const codes = Array.from({ length: count }, newTicketCode)
  for (const [at, code] of codes.entries())
    await db.execute(sql`
      insert into ticket (code, order_id, item_id, number, position, status, created_at)
      values (${code}, ${orderId}, ${item.id}, ${at + 1}, ${at}, 'valid', ${paidAt})`)
  return { orderId, number: order.number, itemId: item.id, codes }
}
