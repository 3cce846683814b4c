import type { Language, Order } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { PortalError } from '../http/failures.ts'
import { json, type Json, objectOf } from '../http/json.ts'
import type { User } from '../http/principal.ts'
import { shownOrder } from './shown-order.ts'
import { findOrders, lockOrder, type StoredOrder, type WholeOrder, wholeOrders } from './stored-order.ts'

type Executing = Pick<Database, 'execute'>

export const unauthorized = () => new PortalError('unauthorized', { headers: { 'www-authenticate': 'Bearer' } })

/** Anyone with its key may see a guest's order; any other order only its owner. */
export const isFor = (user: User | undefined, { user_id }: StoredOrder): boolean =>
  user_id === null || user_id === user?.id

/** Another user's order is `not_found`; without a session the owner has to sign in. */
function checkOwner(order: StoredOrder | undefined, user: User | undefined): StoredOrder {
  if (!order) throw new PortalError('not_found')
  if (isFor(user, order)) return order
  throw user ? new PortalError('not_found') : unauthorized()
}

/** @throws {PortalError} `not_found`, or `unauthorized` if the order has an owner */
export async function checkOrder(db: Executing, id: string, user: User | undefined): Promise<void> {
  checkOwner((await findOrders(db, sql`id = ${id}`))[0], user)
}

/** Like `checkOrder`, but locks the order until the transaction ends. */
export const lockedOrderFor = async (tx: Executing, id: string, user: User | undefined): Promise<StoredOrder> =>
  checkOwner(await lockOrder(tx, id), user)

type Viewer = { user: User | undefined; language: Language; now: Date }

/** An order as its viewer sees it. */
export const shownTo = (whole: WholeOrder, { user, language, now }: Viewer): Order =>
  shownOrder(whole, { language, now, isOwner: whole.order.user_id !== null && whole.order.user_id === user?.id })

/** The response with one order. @throws {PortalError} as `checkOrder` */
export async function orderResponse(db: Executing, id: string, viewer: Viewer): Promise<Json<{ order: Order }>> {
  const [whole] = await wholeOrders(db, sql`id = ${id}`)
  checkOwner(whole?.order, viewer.user)
  if (!whole) throw new PortalError('not_found')
  return objectOf({ order: json(shownTo(whole, viewer)) })
}
