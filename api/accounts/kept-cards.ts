import type { Language, ObjectType } from '@tropa/contract'
import { type SQL, sql } from 'drizzle-orm'
import { type Database, rows } from '../database/database.ts'
import { PortalError } from '../http/failures.ts'

/** One object, as calls name it. */
export type Reference = { object_type: ObjectType; object_id: number }

/** @throws {PortalError} `not_found` where there is no such object */
export async function checkObject(db: Database, { object_type, object_id }: Reference): Promise<void> {
  const found = await rows(db, sql`select from object where object_type = ${object_type} and id = ${object_id}`)
  if (found.length === 0) throw new PortalError('not_found')
}

type Paging = { language: Language; limit: number; offset: number }

/**
 * Cards of objects that a user keeps, the latest first, as JSON, and their count. An object that was removed from the
 * content has its last card, marked as removed; an object without any card is left out.
 * @param kept rows with `object_type`, `object_id` and `kept_at`
 */
export async function keptCards(
  db: Database,
  kept: SQL,
  { language, limit, offset }: Paging,
): Promise<{ list: { card: string; kept_at: string }[]; total: number }> {
  const cards = sql`
    select coalesce(shown.card, left(removed.card, -1) || ',"is_removed":true}') as card, kept.kept_at, kept.object_id
    from (${kept}) as kept
    left join object_text as shown on shown.object_type = kept.object_type and shown.id = kept.object_id
      and shown.language = ${language}
    left join removed_card as removed on removed.object_type = kept.object_type and removed.id = kept.object_id
      and removed.language = ${language}
    where coalesce(shown.card, removed.card) is not null`
  const [counted] = await rows<{ total: number }>(db, sql`select count(*)::int as total from (${cards}) as cards`)
  const list = await rows<{ card: string; kept_at: string }>(
    db,
    sql`
    select card, to_json(kept_at) #>> '{}' as kept_at from (${cards}) as cards
    order by cards.kept_at desc, object_id limit ${limit} offset ${offset}`,
  )
  return { list, total: counted?.total ?? 0 }
}
