import { sql } from 'drizzle-orm'
import { type Database, rows } from '../database/database.ts'
import { PortalError } from '../http/failures.ts'
import type { StoredOrder } from './stored-order.ts'

/**
 * The most unpaid orders of a buyer, seats that one visitor holds with all of them, and mails about orders to one
 * address a day.
 */
export type OrderLimits = { held: number; seats: number; mails: number }
type Admission = { limits: OrderLimits; holdMinutes: number; now: Date }

const daySeconds = 86_400
const tooMany = (seconds: number) =>
  new PortalError('too_many', { headers: { 'retry-after': String(Math.ceil(seconds)) } })

/** Other unpaid orders of the same account or with the same payer's address. */
const heldBeside = ({ id, user_id, payer }: StoredOrder, now: Date) => sql`
  select count(*)::int as amount from customer_order
  where status = 'awaiting_payment' and chosen_payment_id is null and expires_at > ${now.toISOString()}::timestamptz
    and id <> ${id} and (payer ->> 'email' = ${payer?.email} or user_id = ${user_id}::uuid)`

/** Seats of unpaid orders that came from the same address, this one's among them. */
const seatsOfVisitor = ({ held_by }: StoredOrder, now: Date) => sql`
  select coalesce(sum(order_item.seats), 0)::int as amount
  from customer_order join order_item on order_item.order_id = customer_order.id
  where status = 'awaiting_payment' and chosen_payment_id is null and expires_at > ${now.toISOString()}::timestamptz
    and held_by = ${held_by}`

/** Mails about orders of the last day to the payer's address; those of an account to its verified address are free. */
const mailsTo = ({ user_id, payer }: StoredOrder, now: Date) => sql`
  select count(*)::int as amount from mail
  where recipient = ${payer?.email} and (template = 'tickets' or starts_with(template, 'order_'))
    and created_at > ${now.toISOString()}::timestamptz - interval '1 day'
    and not exists (select from account
      where id = ${user_id}::uuid and email = ${payer?.email} and email_verified_at is not null)`

/** Locks until the transaction ends, so that parallel requests are counted too. */
const oneAtATime = (tx: Database, name: string) => tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`)

/**
 * Limits how many seats one visitor holds, whichever e-mail addresses the orders have. The items are stored already.
 * @throws {PortalError} `too_many`
 */
export async function admitSeats(tx: Database, order: StoredOrder, admission: Admission): Promise<void> {
  const { limits, holdMinutes, now } = admission
  if (order.held_by === null || limits.seats === Number.POSITIVE_INFINITY) return
  await oneAtATime(tx, `seats of ${order.held_by}`)
  const [held] = await rows<{ amount: number }>(tx, seatsOfVisitor(order, now))
  if ((held?.amount ?? 0) > limits.seats) throw tooMany(holdMinutes * 60)
}

/**
 * Limits how many orders one buyer leaves unpaid, and how many mails anybody can have sent to an address that is not
 * theirs.
 * @throws {PortalError} `too_many`
 */
export async function admitOrder(tx: Database, order: StoredOrder, admission: Admission): Promise<void> {
  const { limits, holdMinutes, now } = admission
  await oneAtATime(tx, `order of ${order.payer?.email}`)
  const [held] = await rows<{ amount: number }>(tx, heldBeside(order, now))
  if ((held?.amount ?? 0) >= limits.held) throw tooMany(holdMinutes * 60)
  const [mails] = await rows<{ amount: number }>(tx, mailsTo(order, now))
  if ((mails?.amount ?? 0) >= limits.mails) throw tooMany(daySeconds)
}
