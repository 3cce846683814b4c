import type { organisationCalls } from '@tropa/contract'
import { codeLengths } from '@tropa/contract/ticket-code'
import { type SQL, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { type Database, rows } from '../database/database.ts'
import { PortalError } from '../http/failures.ts'
import type { OwnTransactions } from '../http/handler.ts'
import { json } from '../http/json.ts'
import { findTickets, type FoundTicket, sellerId, shownTicket } from '../tickets/find-tickets.ts'
import type { TicketSeal } from '../tickets/seal.ts'
import { recordDoubleUse } from './double-use.ts'

/** How long a gate may have been offline, in hours. For an earlier time the current one is recorded. */
const mostHours = 7 * 24

/** The time at which the gate says that a ticket was shown, if it is possible. */
function shownAt(time: string | undefined, now: Date): string {
  const at = time === undefined ? now.getTime() : Date.parse(time)
  const isPossible = at <= now.getTime() && at > now.getTime() - mostHours * 3_600_000
  return new Date(isPossible ? at : now.getTime()).toISOString()
}

/** Keys of different organisations never collide. */
const keyHash = (key: string, organisation: string) =>
  createHash('sha256').update(`${organisation} ${key}`).digest('base64url')

/** Tickets with that code or ending that the organisation has sold. It learns nothing about tickets of others. */
const own = (code: string, organisation: string): SQL => {
  const matches =
    code.length === codeLengths.short
      ? sql`right(ticket.code, ${codeLengths.short}) = ${code}`
      : sql`ticket.code = ${code}`
  return sql`${matches} and ${sellerId} = ${Number(organisation)}`
}

/**
 * If two gates redeem a ticket at once, one gets the row; the other waits for it, and then finds the ticket redeemed.
 */
const redeemOnce = (tx: Database, code: string, { at, by, key }: { at: string; by: string; key: string | null }) =>
  rows(
    tx,
    sql`
    update ticket set status = 'redeemed', redeemed_at = ${at}, redeemed_by = ${by}, redeem_key = ${key}
    where code = ${code} and (status = 'valid' or (status = 'redeemed' and redeem_key = ${key})) returning code`,
  )

const refusal = ({ status, redeemed_at, refunded_at }: FoundTicket) =>
  new PortalError('conflict', {
    fields: {
      status: [status],
      ...(redeemed_at !== null && { redeemed_at: [redeemed_at] }),
      ...(refunded_at !== null && { refunded_at: [refunded_at] }),
    },
  })

const isForged = (seal: TicketSeal, code: string, signature: string | undefined) =>
  signature !== undefined && seal.codeOf(`TROPA1.${code}.${signature}`) !== code

type Redeeming = Parameters<OwnTransactions<typeof organisationCalls.redeemTicket>['withDatabase']>
type Redemption = { ticket: FoundTicket; isRedeemed: boolean }

/** @throws {PortalError} `not_found` */
async function redeem(
  tx: Database,
  [
    {
      params: { code },
      headers,
      body,
    },
    { organisation, language, now },
  ]: Redeeming,
): Promise<Redemption> {
  const [ticket, ...others] = await findTickets(tx, own(code, organisation.id), language)
  if (!ticket || others.length > 0) throw new PortalError('not_found')
  const key = headers['Idempotency-Key']
  const at = shownAt(body.redeemed_at, now)
  const redeemed = await redeemOnce(tx, ticket.code, {
    at,
    by: organisation.id,
    key: key === undefined ? null : keyHash(key, organisation.id),
  })
  const isRedeemed = redeemed.length > 0
  if (!isRedeemed && body.redeemed_at !== undefined)
    await recordDoubleUse(tx, { code: ticket.code, admittedAt: at, now })
  const [latest = ticket] = await findTickets(tx, sql`ticket.code = ${ticket.code}`, language)
  return { ticket: latest, isRedeemed }
}

/**
 * Redeems a ticket once; a repeated request with the same key gets the same response. A refusal commits its transaction
 * too, because it may record for the seller that an offline gate admitted a used ticket.
 */
export const redeemTicket = (seal: TicketSeal): OwnTransactions<typeof organisationCalls.redeemTicket> => ({
  withDatabase: async (...redeeming) => {
    const [{ params, body }, { db }] = redeeming
    if (isForged(seal, params.code, body.signature)) throw new PortalError('not_found')
    const { ticket, isRedeemed } = await db.transaction((tx) => redeem(tx, redeeming))
    if (!isRedeemed) throw refusal(ticket)
    return json({ ticket: shownTicket(ticket, seal) })
  },
})
