import type { DoubleUse, Language } from '@tropa/contract'
import { type SQL, sql } from 'drizzle-orm'
import { columnIn } from '../database/column-in.ts'
import { type Database, rows } from '../database/database.ts'
import { numberOf, sellerId } from '../tickets/find-tickets.ts'

type Executing = Pick<Database, 'execute'>
type Admission = { code: string; admittedAt: string; now: Date }

/**
 * Records that a gate without a network admitted a ticket which was used or returned before. A report that is repeated
 * is recorded once.
 */
export const recordDoubleUse = (tx: Executing, { code, admittedAt, now }: Admission) =>
  tx.execute(sql`
    insert into double_use (ticket_code, admitted_at, reported_at)
    values (${code}, ${admittedAt}, ${now.toISOString()}) on conflict do nothing`)

type Found = Omit<DoubleUse, 'number' | 'used_at'> & {
  order_number: number
  number: number
  redeemed_at: string | null
  refunded_at: string | null
}

function shown({ order_number, number, redeemed_at, refunded_at, ...rest }: Found): DoubleUse {
  const used_at = rest.status === 'refunded' ? refunded_at : redeemed_at
  return { number: numberOf({ order_number, number }), ...rest, ...(used_at !== null && { used_at }) }
}

type Selection = { companyId: number; language: Language; period: (column: string) => SQL }

/** Tickets of a company that were used twice, the latest admission first. */
export async function findDoubleUses(db: Executing, { companyId, language, period }: Selection): Promise<DoubleUse[]> {
  const found = await rows<{ row: Found }>(
    db,
    sql`
    select to_json(found) as row from (
      select customer_order.number as order_number, ticket.number, ${columnIn(language, 'object_title')} as the_title,
        ticket.status, redeemed_at, refunded_at, admitted_at
      from double_use join ticket on ticket.code = double_use.ticket_code
        join order_item on order_item.id = ticket.item_id
        join customer_order on customer_order.id = ticket.order_id
      where ${sellerId} = ${companyId} and ${period('admitted_at')}
      order by admitted_at desc, ticket.code) as found`,
  )
  return found.map(({ row }) => shown(row))
}
