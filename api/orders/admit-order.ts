import { sql } from 'drizzle-orm'
import { type Database, rows } from '../database/database.ts'
import { PortalError } from '../http/failures.ts'
import type { StoredOrder } from './stored-order.ts'

/** At most so many unpaid orders of a buyer, and mails about orders to one address in a day. */
export type OrderLimits = { held: number; mails: number }
type Admission = { limits: OrderLimits; holdMinutes: number; now: Date }

const daySeconds = 86_400
const tooMany = (seconds: number) =>
  new PortalError('too_many', { headers: { 'retry-after': String(Math.ceil(seconds)) } })

/** Unpaid orders beside this one, of its account or with its payer's address. */
const heldBeside = ({ id, user_id, payer }: StoredOrder, now: Date) => sql`
  select count(*)::int as amount from customer_order
  where status = 'awaiting_payment' and chosen_payment_id is null and expires_at > ${now.toISOString()}::timestamptz
    and id <> ${id} and (payer ->> 'email' = ${payer?.email} or user_id = ${user_id}::uuid)`

/** Mails about orders of the last day to the payer's address; those of an account to its verified address are free. */
const mailsTo = ({ user_id, payer }: StoredOrder, now: Date) => sql`
  select count(*)::int as amount from mail
  where recipient = ${payer?.email} and (template = 'tickets' or starts_with(template, 'order_'))
    and created_at > ${now.toISOString()}::timestamptz - interval '1 day'
    and not exists (select from account
      where id = ${user_id}::uuid and email = ${payer?.email} and email_verified_at is not null)`

/**
 * Limits how many seats one buyer holds, and how many mails anybody can have sent to an address that is not theirs. One
 * at a time for each address, so that parallel requests are counted too.
 * @throws {PortalError} `too_many`
 */
export async function admitOrder(tx: Database, order: StoredOrder, admission: Admission): Promise<void> {
  const { limits, holdMinutes, now } = admission
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`order of ${order.payer?.email}`}))`)
  const [held] = await rows<{ amount: number }>(tx, heldBeside(order, now))
  if ((held?.amount ?? 0) >= limits.held) throw tooMany(holdMinutes * 60)
  const [mails] = await rows<{ amount: number }>(tx, mailsTo(order, now))
  if ((mails?.amount ?? 0) >= limits.mails) throw tooMany(daySeconds)
}
