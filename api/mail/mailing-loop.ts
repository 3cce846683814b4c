import { sql } from 'drizzle-orm'
import { forgetOldAttempts } from '../accounts/attempts.ts'
import type { Database } from '../database/database.ts'
import { forgetOldOrders } from '../orders/retention.ts'
import { mostAttempts } from '../process/attempts.ts'
import { repeatTurns, untilNothingIsDue } from '../process/repeated-turns.ts'
import { remindOfTomorrow } from '../tickets/remind.ts'
import { deliverDue, type Mailing } from './deliver.ts'

/** How often the outbox is polled, in ms. */
const pollMs = 2000
/** How often expired rows are deleted and reminders queued, in ms. */
const sweepMs = 3_600_000
const keptDays = 30

/**
 * Deletes expired sessions and tokens, records of old mails, and sign-in failures that no longer count. Gives up mails
 * whose last attempt ended the process.
 */
export async function sweep(db: Database, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await db.execute(sql`delete from session where expires_at <= ${at}`)
  await db.execute(sql`delete from mailed_token where expires_at <= ${at}`)
  await db.execute(sql`
    update mail set parameters = null, failure = 'the process ended while sending it'
    where parameters is not null and attempts >= ${mostAttempts} and due_at <= ${at}`)
  await db.execute(sql`
    delete from mail where parameters is null and created_at < ${at} - interval '1 day' * ${keptDays}`)
  await forgetOldAttempts(db, now)
}

/**
 * Sends mails until it is stopped. A failure of the database is reported and retried at the next turn.
 * @returns a function that stops it after the mail that is being sent
 */
export function startMailing(mailing: Mailing, onError: (error: unknown) => void): () => Promise<void> {
  const deliverAll = untilNothingIsDue(() => deliverDue(mailing))
  let sweptAt = 0
  const turn = async (stopping: AbortSignal) => {
    await deliverAll(stopping)
    if (Date.now() - sweptAt < sweepMs) return
    sweptAt = Date.now()
    await sweep(mailing.db, new Date())
    await forgetOldOrders(mailing.db, new Date())
    await remindOfTomorrow(mailing.db, new Date())
  }
  return repeatTurns({ turn, pauseMs: pollMs, onError })
}
