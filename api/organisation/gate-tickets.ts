import type { GateTicket, organisationCalls } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { Handler } from '../http/handler.ts'
import { json } from '../http/json.ts'
import { codeLengths } from '@tropa/contract/ticket-code'
import { findTickets, type FoundTicket, holderOf, numberOf, sellerId } from '../tickets/find-tickets.ts'
import type { TicketSeal } from '../tickets/seal.ts'

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url')

function gateTicket(found: FoundTicket, seal: TicketSeal): GateTicket {
  const { code, starts_at, redeemed_at } = found
  const holder = holderOf(found)
  return {
    qr_digest: digestOf(seal.textOf(code)),
    code_digest: digestOf(code),
    short_digest: digestOf(code.slice(-codeLengths.short)),
    number: numberOf(found),
    status: found.status,
    offer_id: found.offer_id,
    the_title: found.object_title,
    ...(starts_at !== null && { starts_at }),
    ...(holder !== undefined && { holder }),
    ...(redeemed_at !== null && { redeemed_at }),
  }
}

/** Tickets that are not over, including redeemed ones, so that an offline gate recognises those. */
export const gateTickets =
  (seal: TicketSeal): Handler<typeof organisationCalls.gateTickets> =>
  async ({ query: { offer_id = null } }, { db, organisation, language, now }) => {
    const found = await findTickets(
      db,
      sql`${sellerId} = ${Number(organisation.id)} and (${offer_id}::int is null or offer_id = ${offer_id})
        and (starts_at is null or coalesce(ends_at, starts_at) > ${now.toISOString()}::timestamptz - interval '1 day')
      order by customer_order.number, ticket.number`,
      language,
    )
    return json({ ticket_list: found.map((one) => gateTicket(one, seal)) })
  }
