import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type { SoldPart } from './seller-events.ts'

type Executing = Pick<Database, 'execute'>
/** Kopecks on an account; positive where others owe the portal. */
type Entry = { account: string; amount: number }

/** Books entries that sum to zero; zero amounts are not booked. */
async function book(tx: Executing, orderId: string, entries: readonly Entry[], now: Date): Promise<void> {
  const moved = entries.filter(({ amount }) => amount !== 0)
  if (moved.length === 0) return
  const transaction = randomUUID()
  const values = moved.map(
    ({ account, amount }) => sql`(${transaction}, ${orderId}, ${account}, ${amount}, ${now.toISOString()})`,
  )
  await tx.execute(sql`
    insert into ledger_entry (transaction_id, order_id, account, amount, created_at) values ${sql.join(values, sql`, `)}`)
}

const bySeller = (parts: readonly SoldPart[], sign: 1 | -1): Entry[] =>
  [...Map.groupBy(parts, ({ item }) => item.seller.ru.id)].map(([id, own]) => ({
    account: `seller ${id}`,
    amount: sign * own.reduce((sum, { amount }) => sum + amount, 0),
  }))
const sumOf = (parts: readonly SoldPart[]) => parts.reduce((sum, { amount }) => sum + amount, 0)

/** The gateway has taken the buyer's money, and owes it; the portal owes it to the sellers. */
export const bookPayment = (tx: Executing, orderId: string, parts: readonly SoldPart[], now: Date): Promise<void> =>
  book(tx, orderId, [{ account: 'gateway', amount: sumOf(parts) }, ...bySeller(parts, -1)], now)

/** Tickets are returned: the money is owed to the buyer instead of the sellers. */
export const bookReturn = (tx: Executing, orderId: string, parts: readonly SoldPart[], now: Date): Promise<void> =>
  book(tx, orderId, [...bySeller(parts, 1), { account: 'refunds', amount: -sumOf(parts) }], now)

/** The gateway has paid money back. @param amount kopecks */
export const bookRefund = (tx: Executing, orderId: string, amount: number, now: Date): Promise<void> =>
  book(
    tx,
    orderId,
    [
      { account: 'refunds', amount },
      { account: 'gateway', amount: -amount },
    ],
    now,
  )

/** The gateway has taken money for an order that could not be paid any more: it is owed to the buyer at once. */
export const bookUnclaimed = (tx: Executing, orderId: string, amount: number, now: Date): Promise<void> =>
  book(
    tx,
    orderId,
    [
      { account: 'gateway', amount },
      { account: 'refunds', amount: -amount },
    ],
    now,
  )
