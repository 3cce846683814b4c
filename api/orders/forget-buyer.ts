import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'

/** Deletes everything about the buyer and the participants of an order; what was sold and its money stay. */
export async function forgetBuyer(tx: Pick<Database, 'execute'>, orderId: string): Promise<void> {
  await tx.execute(sql`update order_item set participants = null where order_id = ${orderId}`)
  await tx.execute(sql`
    update customer_order set user_id = null, payer = null, wishes = null, held_by = null where id = ${orderId}`)
}
