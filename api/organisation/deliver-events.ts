import { sql } from 'drizzle-orm'
import { type Database, rows } from '../database/database.ts'
import { type SendEvent, sendEvent } from './send-event.ts'
import { failureText, mostAttempts, pauseMinutes, portion, takeoverMinutes } from '../process/attempts.ts'

/** Dependencies of the delivery of events. */
export type Announcing = {
  db: Database
  now?: () => Date
  /** Tests send to their own machine. */
  send?: SendEvent
  /** Called for an event that was not accepted. */
  onFailure?: (error: unknown) => void
}

type Due = {
  id: string
  seller_id: number
  event: string
  body: object
  created_at: string
  attempts: number
  url: string
  secret: string
}

/** Events of a seller without a webhook wait for one for three days. */
const take = (db: Database, now: string) =>
  rows<{ row: Due }>(
    db,
    sql`
    with taken as (
      update seller_event set attempts = attempts + 1,
        due_at = ${now}::timestamptz + interval '1 minute' * ${takeoverMinutes}
      where id in (
        select seller_event.id from seller_event join webhook on company_id = seller_id
        where due_at <= ${now}::timestamptz and sent_at is null and attempts < ${mostAttempts}
          and seller_event.created_at > ${now}::timestamptz - interval '3 days'
        order by due_at limit ${portion} for update of seller_event skip locked)
      returning *)
    select to_json(due) as row from (
      select id, seller_id, event, body, created_at, attempts, url, secret
      from taken join webhook on company_id = seller_id order by created_at) as due`,
  )

async function postpone({ id, attempts }: Due, db: Database, now: Date, error: unknown): Promise<void> {
  await db.execute(sql`
    update seller_event set failure = ${failureText(error)},
      due_at = ${now.toISOString()}::timestamptz + interval '1 minute' * ${pauseMinutes(attempts)} where id = ${id}`)
}

/**
 * Sends the events that are due to the webhooks of their sellers. An event may arrive twice, with the same id: a
 * process may end before it has recorded the response.
 * @returns how many events it tried to send
 */
export async function deliverEvents(announcing: Announcing): Promise<number> {
  const { db, now = () => new Date(), send = sendEvent, onFailure = () => undefined } = announcing
  const taken = await take(db, now().toISOString())
  for (const { row: due } of taken) {
    const { id, event, created_at, body, url, secret } = due
    try {
      await send({ url, secret, id, event, content: JSON.stringify({ id, event, created_at, ...body }), now: now() })
      await db.execute(sql`update seller_event set sent_at = ${now().toISOString()}, failure = null where id = ${id}`)
    } catch (error) {
      onFailure(error)
      await postpone(due, db, now(), error)
    }
  }
  return taken.length
}
