import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'

/** Copies per statement: few enough for its time limit on a busy machine. */
const portion = 5

async function addCopies(db: Database, first: number, last: number): Promise<void> {
  const copy = sql`generate_series(${first}::int, ${last}::int) as copy`
  const copiedId = sql`id + copy * 10000`
  const same = sql.raw('territory_id, territory_ids, type_id, for_disabled, season, latitude, longitude')
  await db.execute(sql`
    insert into object (object_type, id, position, ${same}, search, title_search)
    select object_type, ${copiedId}, position + copy * 10000, ${same},
      ts_filter(search, '{a,b}'), ts_filter(title_search, '{a}')
    from object, ${copy} where object_type = 'location' and id < 10000`)
  const numbered = (column: 'card' | 'search_result', field: string) =>
    sql`jsonb_set(${sql.raw(column)}::jsonb, array[${field}], to_jsonb(${copiedId}))::text`
  await db.execute(sql`
    insert into object_text (object_type, id, language, title, link, hint, card, search_result, detail)
    select object_type, ${copiedId}, language, title, link || copy, hint,
      ${numbered('card', 'id')}, ${numbered('search_result', 'object_id')}, ''
    from object_text, ${copy} where object_type = 'location' and id < 10000`)
}

/** Adds `times` copies of every place of the region, which search finds by the words of their titles. */
export async function addPlaces(db: Database, times: number): Promise<void> {
  for (let first = 1; first <= times; first += portion) await addCopies(db, first, Math.min(times, first + portion - 1))
  await db.execute(sql`analyze object, object_text`)
}
