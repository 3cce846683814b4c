import { type Language } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { type Database, rows } from '../database/database.ts'
import { queueMail } from './queue.ts'

type Subscriber = { id: string; email: string; language: Language }

/**
 * Records the new articles.
 * @returns their ids; none at the first start, when all articles are new
 */
async function newGuides(tx: Database, now: Date): Promise<number[]> {
  const [earlier] = await rows(tx, sql`select from announced_guide limit 1`)
  const added = await rows<{ guide_id: number }>(
    tx,
    sql`
    insert into announced_guide (guide_id, announced_at)
    select id, ${now.toISOString()}::timestamptz from object where object_type = 'guide'
    on conflict (guide_id) do nothing returning guide_id`,
  )
  return earlier ? added.map(({ guide_id }) => guide_id) : []
}

/**
 * Queues a mail about each guide article that is new since the last call, to every subscriber with a verified
 * address. Each article is announced once, even if several processes start at once.
 */
export async function announceGuides(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const guides = await newGuides(tx, now)
    if (guides.length === 0) return
    const subscribers = await rows<Subscriber>(
      tx,
      sql`select id, email, language from account where gets_guide and email_verified_at is not null`,
    )
    for (const guide_id of guides)
      for (const { id, email, language } of subscribers) {
        const key = `guide ${guide_id} ${id}`
        await queueMail(tx, { template: 'guide', parameters: { guide_id }, to: email, language, now, userId: id, key })
      }
  })
}
