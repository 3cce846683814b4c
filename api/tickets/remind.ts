import type { Language } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { type Database, rows } from '../database/database.ts'
import { inRegion } from '../dates/dates.ts'
import { queueMail } from '../mail/queue.ts'
import { beginsTomorrow } from './tomorrow.ts'

type Due = { item: number; user_id: string; email: string; language: Language }

/** Reminders are queued only during the day in the region, so that they wake nobody. */
const isDaytime = (hour: number) => hour >= 9 && hour < 21

/**
 * Queues a reminder of what begins tomorrow, by the calendar of the region, to subscribers whose address is verified.
 * Each is queued once, however often this runs.
 */
export async function remindOfTomorrow(db: Database, now: Date): Promise<void> {
  if (!isDaytime(inRegion(now).hour)) return
  const due = await rows<Due>(
    db,
    sql`
    select distinct order_item.id as item, account.id as user_id, email, account.language
    from order_item join customer_order on customer_order.id = order_item.order_id
      join account on account.id = customer_order.user_id
      join ticket on ticket.item_id = order_item.id and ticket.status = 'valid'
    where ${beginsTomorrow(now)} and starts_at > ${now.toISOString()}
      and gets_paid_services and email_verified_at is not null`,
  )
  await db.transaction(async (tx) => {
    for (const { item, user_id: userId, email: to, language } of due)
      await queueMail(tx, {
        template: 'ticket_reminder',
        parameters: { item },
        to,
        language,
        now,
        userId,
        key: `reminder ${item}`,
      })
  })
}
