import type { NewOrder, orderCalls } from '@tropa/contract'
import { namedMessage } from '@tropa/contract/messages'
import { sql } from 'drizzle-orm'
import { intArray } from '../database/array.ts'
import { type Database, rows } from '../database/database.ts'
import { momentAfter } from '../dates/dates.ts'
import { PortalError } from '../http/failures.ts'
import type { Moment, OwnTransactions } from '../http/handler.ts'
import type { User } from '../http/principal.ts'
import { admitOrder, admitSeats } from './admit-order.ts'
import { announce } from './announce.ts'
import { type CheckedLine, checkedLines } from './check-lines.ts'
import { isFor, orderResponse, unauthorized } from './find-order.ts'
import { expireHolds } from './holds.ts'
import { bodyHash, keyHash, newOrderKey, visitorHash } from './keys.ts'
import { markPaid } from './mark-paid.ts'
import { offersToSell } from './offers-to-sell.ts'
import { consentsNow } from './order-consents.ts'
import { takeSeats } from './seats.ts'
import { queueSellerEvents, wholeParts } from './seller-events.ts'
import type { OrderServices } from './services.ts'
import { findOrders, itemsOf, type StoredOrder } from './stored-order.ts'

type Buying = Moment & { user: User | undefined; key: string; body: NewOrder; services: OrderServices }

/** Another request took the last seats between the check and the attempt. */
class SeatsGone extends Error {}

/** @returns `undefined` if this key has an order */
async function insertOrder(
  tx: Database,
  lines: readonly CheckedLine[],
  buying: Buying,
): Promise<StoredOrder | undefined> {
  const { body, user, language, now, visitor, services } = buying
  const total = lines.reduce((sum, { offer, quantity }) => sum + offer.price * quantity, 0)
  const isRequest = body.kind === 'request'
  const expires = isRequest ? null : momentAfter(now, services.holdMinutes, 'minute').toISOString()
  const heldBy = isRequest ? null : visitorHash(visitor)
  const [made] = await rows<{ row: StoredOrder }>(
    tx,
    sql`
    insert into customer_order (id, user_id, status, kind, language, payer, wishes, total, is_test, created_at,
      expires_at, held_by, consents, key_hash, body_hash)
    values (${newOrderKey()}, ${user?.id ?? null}, ${isRequest ? 'requested' : 'awaiting_payment'}, ${body.kind},
      ${language}, ${JSON.stringify(body.payer)}::jsonb, ${body.wishes || null}, ${total}, ${services.isTest},
      ${now.toISOString()}, ${expires}, ${heldBy}, ${consentsNow}, ${keyHash(buying.key)}, ${bodyHash(body)})
    on conflict (key_hash) do nothing returning to_json(customer_order) as row`,
  )
  return made?.row
}

async function insertItems(
  tx: Database,
  orderId: string,
  lines: readonly CheckedLine[],
  isHeld: boolean,
): Promise<void> {
  const values = lines.map(
    ({ offer, quantity, participants }, position) => sql`(
      ${orderId}, ${position}, ${offer.id}, ${offer.object_type}, ${offer.object_id}, ${offer.link},
      ${offer.object_title}, ${offer.object_title_en}, ${offer.title}, ${offer.title_en}, ${offer.starts_at},
      ${offer.ends_at}, ${offer.price}, ${quantity}, ${isHeld ? quantity : 0},
      ${JSON.stringify(offer.seller)}::jsonb, ${JSON.stringify(offer.refund_terms)}::jsonb,
      ${participants && JSON.stringify(participants)}::jsonb)`,
  )
  await tx.execute(sql`
    insert into order_item (order_id, position, offer_id, object_type, object_id, link, object_title, object_title_en,
      title, title_en, starts_at, ends_at, price, quantity, seats, seller, refund_terms, participants)
    values ${sql.join(values, sql`, `)}`)
}

async function begin(tx: Database, order: StoredOrder, { now }: Buying): Promise<void> {
  if (order.status === 'requested') {
    await queueSellerEvents(tx, 'order.requested', order, wholeParts(await itemsOf(tx, [order.id])), now)
    return announce(tx, 'requested', order, now)
  }
  return order.total === 0 ? markPaid(tx, order, now) : announce(tx, 'created', order, now)
}

/**
 * The order that was made earlier with this key. A guest may sign in between two attempts, so a signed-in caller gets
 * a guest's order too.
 * @throws {PortalError} `unauthorized` if it belongs to an account and the caller is a guest; `conflict` if it
 * belongs to another account, or the earlier request had another body
 */
async function knownOrder(db: Pick<Database, 'execute'>, { key, user, body, language }: Buying) {
  const [known] = await findOrders(db, sql`key_hash = ${keyHash(key)}`)
  if (!known) return undefined
  const isOfCaller = isFor(user, known)
  if (!isOfCaller && !user) throw unauthorized()
  if (!isOfCaller || known.body_hash !== bodyHash(body))
    throw new PortalError('conflict', { fields: { 'Idempotency-Key': [namedMessage('key_reused', language)] } })
  return known
}

const seatsOf = (lines: readonly CheckedLine[]) =>
  lines.map(({ offer, quantity }) => ({ offer_id: offer.id, seats: quantity }))

/** One attempt, in one transaction. @returns the order's id; `undefined` if this key has an order */
const attempt = (db: Database, buying: Buying) =>
  db.transaction(async (tx) => {
    const { body, language, now } = buying
    const ids = body.items.map(({ offer_id }) => offer_id)
    const lines = checkedLines(body.items, await offersToSell(tx, ids), { kind: body.kind, language, now })
    const order = await insertOrder(tx, lines, buying)
    if (!order) return undefined
    await admitOrder(tx, order, { ...buying.services, now })
    const isHeld = body.kind === 'payment'
    if (isHeld && !(await takeSeats(tx, seatsOf(lines)))) throw new SeatsGone()
    await insertItems(tx, order.id, lines, isHeld)
    await admitSeats(tx, order, { ...buying.services, now })
    await begin(tx, order, buying)
    return order.id
  })

const isOfSeats = (field: string) => field.endsWith('.quantity')
const isAboutSeats = (error: unknown) =>
  error instanceof SeatsGone ||
  (error instanceof PortalError && error.kind === 'conflict' && Object.keys(error.fields ?? {}).some(isOfSeats))

/** Ends the holds that are over on the offers of an order, which may free the seats that it needs. */
const freeExpired = (db: Database, { body, services, now }: Buying) => {
  const offers = intArray(body.items.map(({ offer_id }) => offer_id))
  return expireHolds(db, services, now, sql`id in (select order_id from order_item where offer_id = any(${offers}))`)
}

const mostAttempts = 5
/** Nothing is wrong with the order: the same request may succeed in a moment. */
const tryAgain = (cause?: unknown) => new PortalError('unavailable', { headers: { 'retry-after': '1' }, cause })

/**
 * Returns the order's id. A repeated request gets the same order, even if its offers can no longer be bought. If seats
 * are missing, another attempt reads how many are left.
 */
async function make(db: Database, buying: Buying, attempts = 1): Promise<string | undefined> {
  try {
    const id = await attempt(db, buying)
    return id ?? (await knownOrder(db, buying))?.id
  } catch (error) {
    const known = await knownOrder(db, buying)
    if (known) return known.id
    if (!isAboutSeats(error)) throw error
    const freed = await freeExpired(db, buying)
    // After the first attempt the order is tried once more, because the sweeper may have freed seats meanwhile.
    if (error instanceof PortalError && freed === 0 && attempts > 1) throw error
    if (attempts === mostAttempts) throw tryAgain(error)
  }
  return make(db, buying, attempts + 1)
}

export const createOrder = (services: OrderServices): OwnTransactions<typeof orderCalls.createOrder> => ({
  withDatabase: async ({ headers, body }, { db, user, ...moment }) => {
    if (!user && !services.allowsGuests) throw unauthorized()
    const id = await make(db, { ...moment, user, key: headers['Idempotency-Key'], body, services })
    if (id === undefined) throw tryAgain()
    return { body: await orderResponse(db, id, { ...moment, user }) }
  },
})
