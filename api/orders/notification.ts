import type { orderCalls } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { type Database, rows } from '../database/database.ts'
import type { OwnTransactions } from '../http/handler.ts'
import { json } from '../http/json.ts'
import { readNotification } from '../payments/notification.ts'
import { merged } from './merged.ts'
import { reconcile } from './reconcile.ts'
import { runRefund } from './run-refund.ts'
import type { OrderServices } from './services.ts'

const idOf = async (db: Database, table: 'payment' | 'refund', gatewayId: string): Promise<string | undefined> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select id from ${sql.identifier(table)} where gateway_id = ${gatewayId} and check_at is not null`,
    )
  )[0]?.id

/**
 * A notification is a hint to ask the gateway now. One about an unknown or final payment costs one query. Many about
 * one payment read the gateway one at a time. The sweeper makes up for a lost one.
 */
export const notifyPayment = (services: OrderServices): OwnTransactions<typeof orderCalls.notifyPayment> => {
  const readOnce = merged()
  return {
    withDatabase: async ({ body }, { db, now }) => {
      const named = readNotification(body)
      const id = named && (await idOf(db, named.kind, named.id))
      if (id) {
        const read = named.kind === 'payment' ? reconcile : runRefund
        services.inBackground(() => readOnce(id, () => read(db, services, id, now)))
      }
      return { body: json({}) }
    },
  }
}
