import { type SQL, sql } from 'drizzle-orm'
import { type Database, rows } from '../database/database.ts'
import { forgetBuyer } from './forget-buyer.ts'
import { endHold, isWaiting } from './holds.ts'
import { findOrders, lockOrder } from './stored-order.ts'

/** What an export has about the user's orders besides the orders themselves. */
const parts: Readonly<Record<string, (userId: string) => SQL>> = {
  order_item: (userId) => sql`
    select item.order_id, offer_id, title, starts_at, price, quantity, participants
    from order_item as item join customer_order on customer_order.id = item.order_id where user_id = ${userId}`,
  payment: (userId) => sql`
    select payment.order_id, payment.gateway_id, payment.status, payment.amount, payment.created_at
    from payment join customer_order on customer_order.id = payment.order_id where user_id = ${userId}`,
  refund: (userId) => sql`
    select refund.order_id, refund.status, refund.amount, refund.created_at
    from refund join customer_order on customer_order.id = refund.order_id where user_id = ${userId}`,
  ticket: (userId) => sql`
    select ticket.order_id, code, ticket.number, ticket.status, redeemed_at, refunded_at
    from ticket join customer_order on customer_order.id = ticket.order_id where user_id = ${userId}`,
}

/** Notes on orders in an export, in both languages. */
const kept = [
  'Заказы хранятся пять лет после оплаты, как требует закон о бухгалтерском учёте. Если удалить учётную запись, они останутся без имени, адреса почты, телефона и участников, а билеты — действительными по своему коду.',
  'Orders are kept for five years after their payment, as the law on accounting requires. Where the account is erased, they stay without the name, e-mail address, phone number and participants, and tickets stay valid by their code.',
]

/** What an export has about orders, by table. */
export async function exportOrders(db: Database, userId: string): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = { about_orders: kept }
  for (const [name, query] of Object.entries(parts))
    found[name] = (
      await rows<{ row: unknown }>(db, sql`select to_json(part) as row from (${query(userId)}) as part`)
    ).map(({ row }) => row)
  return found
}

/**
 * Detaches the orders of a user whose account is erased. What is not paid is cancelled; the rest is kept, as the law
 * requires, without anything about the person.
 */
export async function detachOrders(tx: Database, userId: string, now: Date): Promise<void> {
  for (const { id } of await findOrders(tx, sql`user_id = ${userId} order by id`)) {
    const order = await lockOrder(tx, id)
    if (order && (isWaiting(order) || order.status === 'requested')) await endHold(tx, order, 'cancelled', now)
    await forgetBuyer(tx, id)
  }
}

/** Events that a user has a ticket for, as `kept_at` cards. */
export const eventsWithTicket = (userId: string): SQL => sql`
  select object_type, object_id, max(paid_at) as kept_at
  from order_item join customer_order on customer_order.id = order_item.order_id
  where user_id = ${userId} and object_type = 'event'
    and exists (select from ticket where item_id = order_item.id and status <> 'refunded')
  group by object_type, object_id`
