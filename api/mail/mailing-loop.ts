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
const hourMs = 3_600_000
/** Until one of these tasks that has failed is tried again, in ms. */
const retryMs = 60_000
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

type Report = (message: string, error: unknown) => void
type Task = { work: (db: Database, now: Date) => Promise<void>; failure: string }

const hourly: readonly Task[] = [
  { work: sweep, failure: 'Expired rows cannot be deleted' },
  { work: forgetOldOrders, failure: 'Personal data of old orders cannot be deleted' },
  { work: remindOfTomorrow, failure: 'Reminders cannot be queued' },
]

/** Each task has a time of its own, so that the failure of one does not delay the others. */
function hourlyTasks(db: Database, report: Report): (now: Date) => Promise<void> {
  const dueAt = new Map<Task, number>()
  return async (now) => {
    for (const task of hourly.filter((one) => (dueAt.get(one) ?? 0) <= now.getTime())) {
      let pauseMs = hourMs
      try {
        await task.work(db, now)
      } catch (error) {
        report(task.failure, error)
        pauseMs = retryMs
      }
      dueAt.set(task, now.getTime() + pauseMs)
    }
  }
}

/**
 * Sends mails, deletes expired rows and queues reminders until it is stopped. A failure is reported: mails are tried
 * again at the next turn, other tasks after a minute.
 * @param pauseMs between two polls of the outbox
 * @returns a function that stops it after the mail that is being sent
 */
export function startMailing(mailing: Mailing, report: Report, pauseMs = pollMs): () => Promise<void> {
  const { db, now = () => new Date() } = mailing
  const onError = (error: unknown) => report('The outbox cannot be read', error)
  const deliverAll = untilNothingIsDue(() => deliverDue(mailing))
  const runTasks = hourlyTasks(db, report)
  const turn = async (stopping: AbortSignal) => {
    await deliverAll(stopping).catch(onError)
    await runTasks(now())
  }
  return repeatTurns({ turn, pauseMs, onError })
}
