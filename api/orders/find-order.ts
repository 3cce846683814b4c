import type { Language, Order } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { PortalError } from '../http/failures.ts'
import { json, type Json, objectOf } from '../http/json.ts'
import type { User } from '../http/principal.ts'
import { shownOrder } from './shown-order.ts'
import { findOrders, lockOrder, type StoredOrder, withParts } from './stored-order.ts'

type Executing = Pick<Database, 'execute'>

/** Another user's order is as unknown as one that does not exist; without a session its owner is to sign in. */
function checkOwner(order: StoredOrder | undefined, user: User | undefined): StoredOrder {
  if (!order) throw new PortalError('not_found')
  if (order.user_id === null || order.user_id === user?.id) return order
  throw user
    ? new PortalError('not_found')
    : new PortalError('unauthorized', { headers: { 'www-authenticate': 'Bearer' } })
}

/** @throws {PortalError} `not_found`, or `unauthorized` where the order has an owner */
export const orderFor = async (db: Executing, id: string, user: User | undefined): Promise<StoredOrder> =>
  checkOwner((await findOrders(db, sql`id = ${id}`))[0], user)

/** The same, locked until the transaction ends. */
export const lockedOrderFor = async (tx: Executing, id: string, user: User | undefined): Promise<StoredOrder> =>
  checkOwner(await lockOrder(tx, id), user)

type Asking = { user: User | undefined; language: Language; now: Date }

/** Orders as their viewer sees them. */
export async function shownOrders(
  db: Executing,
  orders: readonly StoredOrder[],
  { user, language, now }: Asking,
): Promise<Order[]> {
  const whole = await withParts(db, orders)
  return whole.map((one) =>
    shownOrder(one, { language, now, isOwner: one.order.user_id !== null && one.order.user_id === user?.id }),
  )
}

/** The answer with one order. @throws {PortalError} as `orderFor` */
export async function orderAnswer(db: Executing, id: string, asking: Asking): Promise<Json<{ order: Order }>> {
  const [order] = await shownOrders(db, [await orderFor(db, id, asking.user)], asking)
  if (!order) throw new PortalError('not_found')
  return objectOf({ order: json(order) })
}
