import { sql } from 'drizzle-orm'
import { type Database, rows } from '../database/database.ts'
import { needsReport } from '../payments/gateway.ts'
import { repeatTurns } from '../process/repeated-turns.ts'
import { expireHolds } from './holds.ts'
import { reconcile } from './reconcile.ts'
import { runRefund } from './run-refund.ts'
import type { OrderServices } from './services.ts'
import { settleDue } from './settle.ts'

/** How often due work is looked for, in ms. */
const pollMs = 2000
/** Pauses between questions to the gateway, in seconds: `often` for the first `times`, then `seldom`. */
const pauses = { often: 15, times: 40, seldom: 600 }
/** The longest pause, in seconds: a later due time means that the clock was set back. */
const longest = { payment: 900, refund: 90_000 }
const portion = 20

/** Reserves due rows for a while: if the process ends, the next turn takes them. */
async function takeDue(db: Database, table: 'payment' | 'refund', now: Date): Promise<string[]> {
  const name = sql.identifier(table)
  const taken = await rows<{ id: string }>(
    db,
    sql`
    update ${name} set checks = checks + 1, check_at = ${now.toISOString()}::timestamptz
      + interval '1 second' * case when checks < ${pauses.times} then ${pauses.often}::int else ${pauses.seldom}::int end
    where id in (
      select id from ${name} where check_at <= ${now.toISOString()}::timestamptz
        or check_at > ${now.toISOString()}::timestamptz + interval '1 second' * ${longest[table]}
      order by check_at limit ${portion} for update skip locked)
    returning id`,
  )
  return taken.map(({ id }) => id)
}

type Work = (db: Database, services: OrderServices, id: string, now: Date) => Promise<void>
const works: readonly (readonly ['payment' | 'refund', Work])[] = [
  ['payment', reconcile],
  ['refund', runRefund],
]

/**
 * One turn: ends holds that are over, asks the gateway about payments and refunds, carries out captures and
 * cancellations that were decided, and makes receipts that are due.
 */
export async function sweepOrders(db: Database, services: OrderServices, now: Date): Promise<void> {
  await expireHolds(db, services, now)
  if (!services.gateway) return
  for (const [table, work] of works)
    for (const id of await takeDue(db, table, now)) {
      try {
        await work(db, services, id, now)
      } catch (error) {
        if (needsReport(error)) services.report(`A ${table} could not be brought up to date: ${id}`, error)
      }
    }
  await settleDue(db, services, now)
}

/**
 * Sweeps until it is stopped. A failure of the database is reported and retried at the next turn.
 * @returns a function that stops it after the current turn
 */
export const startSweeping = (db: Database, services: OrderServices, now = () => new Date()): (() => Promise<void>) =>
  repeatTurns({
    turn: () => sweepOrders(db, services, now()),
    pauseMs: pollMs,
    onError: (error) => services.report('Orders cannot be swept', error),
  })
