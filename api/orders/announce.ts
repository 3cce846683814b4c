import type { Database } from '../database/database.ts'
import type { StoredOrder } from './stored-order.ts'

/** What has happened to an order. */
export type OrderNews = 'created' | 'requested' | 'paid' | 'refunded' | 'expired' | 'cancelled'

/**
 * Queues the mails about an order, in the transaction of what has happened to it. An order that is detached from an
 * erased account has no payer, and no mail.
 */
export const announce = async (
  _tx: Pick<Database, 'execute'>,
  _news: OrderNews,
  _order: StoredOrder,
  _now: Date,
): Promise<void> => undefined
