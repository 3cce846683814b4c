import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { queueMail } from '../mail/queue.ts'
import type { StoredOrder } from './stored-order.ts'

/** What has happened to an order. */
export type OrderNews = 'created' | 'requested' | 'paid' | 'refunded' | 'expired' | 'cancelled'

/** Each partial refund has its own mail, even if no money is returned. */
const keyOf = (news: OrderNews, { number }: StoredOrder) =>
  news === 'refunded' ? `order refunded ${number} ${randomUUID()}` : `order ${news} ${number}`

/**
 * Queues the mails about an order, in the transaction of its change. An order that is detached from an erased account
 * has no payer, and gets no mail.
 */
export async function announce(
  tx: Pick<Database, 'execute'>,
  news: OrderNews,
  order: StoredOrder,
  now: Date,
): Promise<void> {
  const { payer, number, language, user_id } = order
  if (!payer) return
  const mail = { parameters: { number }, to: payer.email, language, now, ...(user_id !== null && { userId: user_id }) }
  await queueMail(tx, { ...mail, template: `order_${news}`, key: keyOf(news, order) })
  if (news === 'paid') await queueMail(tx, { ...mail, template: 'tickets', key: `tickets ${number}` })
}
