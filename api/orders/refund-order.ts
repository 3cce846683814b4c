import { kopecksOf, moneyOf, type orderCalls, refundOf, refundPercent, type RefundRequest } from '@tropa/contract'
import { namedMessage } from '@tropa/contract/messages'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { textArray } from '../database/array.ts'
import { type Database, rows } from '../database/database.ts'
import { PortalError } from '../http/failures.ts'
import type { Moment, OwnTransactions } from '../http/handler.ts'
import type { User } from '../http/principal.ts'
import { isNewRequest } from '../mail/repeated.ts'
import { announce } from './announce.ts'
import { lockedOrderFor, orderResponse } from './find-order.ts'
import { bookReturn } from './ledger.ts'
import { runRefund } from './run-refund.ts'
import { freeSeats } from './seats.ts'
import { type SoldPart, queueSellerEvents } from './seller-events.ts'
import type { OrderServices } from './services.ts'
import { findOrders, itemsOf, type StoredItem, type StoredOrder, type StoredTicket, ticketsOf } from './stored-order.ts'

type RefundCall = Moment & { user: User | undefined; key: string | undefined; body: RefundRequest }
/** Tickets of one item that are returned, and the kopecks for each. */
type Return = { item: StoredItem; codes: string[]; each: number }

const refused = ({ language }: Moment, field = 'order') =>
  new PortalError('conflict', { fields: { [field]: [namedMessage('not_refundable', language)] } })

/** Free items can be returned until they begin; for others the refund terms decide. */
function eachOf(item: StoredItem, now: Date): number | undefined {
  const { price, refund_terms, starts_at } = item
  if (price === 0) return starts_at === null || Date.parse(starts_at) > now.getTime() ? 0 : undefined
  if (refundPercent(refund_terms, starts_at ?? undefined, now) === 0) return undefined
  return kopecksOf(refundOf(moneyOf(price), refund_terms, starts_at ?? undefined, now))
}

const validOf = (tickets: readonly StoredTicket[], item: StoredItem) =>
  tickets.filter(({ item_id, status }) => item_id === item.id && status === 'valid').map(({ code }) => code)

/** Everything that can be returned. */
const allReturns = (items: readonly StoredItem[], tickets: readonly StoredTicket[], now: Date): Return[] =>
  items.flatMap((item) => {
    const each = eachOf(item, now)
    const codes = validOf(tickets, item)
    return each === undefined || codes.length === 0 ? [] : [{ item, codes, each }]
  })

/** The tickets that were asked for. @throws {PortalError} `conflict` if one of them cannot be returned */
function chosenReturns(items: readonly StoredItem[], tickets: readonly StoredTicket[], call: RefundCall): Return[] {
  const requested = call.body.items ?? []
  const codes = requested.flatMap(({ ticket_codes }) => ticket_codes)
  if (new Set(codes).size !== codes.length) throw refused(call, 'items')
  return requested.flatMap(({ item_id, ticket_codes }, index) => {
    const item = items.find(({ id }) => id === item_id)
    const each = item && eachOf(item, call.now)
    const valid = item ? validOf(tickets, item) : []
    const canAll = ticket_codes.every((code) => valid.includes(code))
    if (!item || each === undefined || !canAll) throw refused(call, `items.${index}.ticket_codes`)
    return ticket_codes.length === 0 ? [] : [{ item, codes: ticket_codes, each }]
  })
}

async function returnTickets(tx: Database, returns: readonly Return[], now: Date): Promise<void> {
  const codes = returns.flatMap((one) => one.codes)
  const done = await rows(
    tx,
    sql`
    update ticket set status = 'refunded', refunded_at = ${now.toISOString()}
    where code = any(${textArray(codes)}) and status = 'valid' returning code`,
  )
  // One of them has just been redeemed.
  if (done.length !== codes.length) throw new PortalError('conflict')
  for (const { item, codes: own } of returns)
    await tx.execute(sql`update order_item set seats = seats - ${own.length} where id = ${item.id}`)
  await freeSeats(
    tx,
    returns.map(({ item, codes: own }) => ({ offer_id: item.offer_id, seats: own.length })),
  )
}

const partsOf = (returns: readonly Return[]): SoldPart[] =>
  returns.map(({ item, codes, each }) => ({ item, quantity: codes.length, amount: each * codes.length }))

/** @returns its id; `undefined` if no money is returned */
async function insertRefund(
  tx: Database,
  order: StoredOrder,
  returns: readonly Return[],
  { key, now }: RefundCall,
): Promise<string | undefined> {
  const amount = partsOf(returns).reduce((sum, part) => sum + part.amount, 0)
  if (amount === 0) return undefined
  const lines = returns
    .filter(({ each }) => each > 0)
    .map(({ item, codes, each }) => ({ item_id: item.id, quantity: codes.length, price: each }))
  const at = now.toISOString()
  const [made] = await rows<{ id: string }>(
    tx,
    sql`
    insert into refund (id, order_id, payment_id, status, amount, lines, request_key, created_at, attempted_at, check_at)
    values (${randomUUID()}, ${order.id}, ${order.chosen_payment_id}, 'creating', ${amount},
      ${JSON.stringify(lines)}::jsonb, ${key ?? null}, ${at}, ${at}, ${at}) returning id`,
  )
  return made?.id
}

async function store(tx: Database, order: StoredOrder, returns: readonly Return[], call: RefundCall) {
  const { now } = call
  await returnTickets(tx, returns, now)
  const parts = partsOf(returns)
  const amount = parts.reduce((sum, part) => sum + part.amount, 0)
  await tx.execute(sql`
    update customer_order set refunded = refunded + ${amount},
      status = case when exists (select from ticket where order_id = ${order.id} and status <> 'refunded')
        then 'paid' else 'refunded' end
    where id = ${order.id}`)
  await bookReturn(tx, order.id, parts, now)
  const id = await insertRefund(tx, order, returns, call)
  await queueSellerEvents(tx, 'tickets.refunded', order, parts, now)
  const [changed] = await findOrders(tx, sql`id = ${order.id}`)
  if (changed) await announce(tx, 'refunded', changed, now)
  return id
}

/**
 * Whether a request with this key was carried out before. Free returns store no refund, so they are known for a day
 * only.
 * @throws {PortalError} `conflict` for a key that was used with another body
 */
async function isDone(tx: Database, orderId: string, { key, body, now }: RefundCall): Promise<boolean> {
  if (key === undefined) return false
  if (!(await isNewRequest(tx, { call: `refundOrder ${orderId}`, key, body, now }))) return true
  const made = await rows(tx, sql`select from refund where order_id = ${orderId} and request_key = ${key}`)
  return made.length > 0
}

/**
 * Returns tickets: they are no longer valid, their seats are free and the money is owed, all in one transaction.
 * @returns the refund that the gateway is to make
 */
const returnOrder = (db: Database, orderId: string, call: RefundCall): Promise<string | undefined> =>
  db.transaction(async (tx) => {
    const order = await lockedOrderFor(tx, orderId, call.user)
    if (await isDone(tx, orderId, call)) return undefined
    if (order.status !== 'paid') throw refused(call)
    const items = await itemsOf(tx, [orderId])
    const tickets = await ticketsOf(tx, [orderId])
    const returns = call.body.items ? chosenReturns(items, tickets, call) : allReturns(items, tickets, call.now)
    if (returns.length === 0) throw refused(call)
    return store(tx, order, returns, call)
  })

export const refundOrder = (services: OrderServices): OwnTransactions<typeof orderCalls.refundOrder> => ({
  withDatabase: async ({ params, headers, body }, { db, user, ...moment }) => {
    const call = { ...moment, user, key: headers['Idempotency-Key'], body }
    const id = await returnOrder(db, params.id, call)
    if (id) services.inBackground(() => runRefund(db, services, id, moment.now))
    return { body: await orderResponse(db, params.id, call) }
  },
})
