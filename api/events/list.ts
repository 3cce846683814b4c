import type { Answer, Calls, Got } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { rows } from '../database/database.ts'
import { type Json, json, objectOf, stored } from '../http/json.ts'
import type { Asked } from '../http/serve-calls.ts'
import { idList } from '../locations/filters.ts'

type List = Answer<Calls['events']>

/** Of each event the session that is on or comes next; of one that is over, its last. */
const sessions = (now: string) => sql`
  select distinct on (event_id) event_id as id, starts_at, ends_at, ends_at > ${now}::timestamptz as is_coming
  from event_session
  order by event_id, (ends_at > ${now}::timestamptz) desc, case when ends_at > ${now}::timestamptz then starts_at end, starts_at desc`

const withDates = sql`left(card, -1) || ',"dates":' || json_build_object('starts_at', starts_at, 'ends_at', ends_at)::text || '}'`

type Found = { event_list: string; total: number }

/** Those that are on or come next; an event that is over is found by its id only. */
export async function findEvents({ territory_id, ids, limit, offset }: Got<Calls['events']>['query'], { db, language, now }: Asked): Promise<Found> {
  const inTerritory = territory_id ? sql`territory_id = ${territory_id}` : sql`true`
  const order = ids ? sql`array_position(${idList(ids)}, id)` : sql`row_number() over (order by starts_at, id)`
  const [found] = await rows<Found>(db, sql`
    with session as (${sessions(now.toISOString())}),
    matched as (
      select object_type, id, starts_at, ends_at, ${order} as place from object join session using (id)
      where object_type = 'event' and ${ids ? sql`id = any(${idList(ids)})` : sql`is_coming and ${inTerritory}`}
    ),
    page as (select * from matched order by place ${ids ? sql`` : sql`limit ${limit} offset ${offset}`})
    select
      (select '[' || coalesce(string_agg(${withDates}, ',' order by place), '') || ']'
        from page join object_text using (object_type, id) where language = ${language}) as event_list,
      (select count(*)::int from matched) as total`)
  if (!found) throw new Error('a select without from has one row')
  return found
}

export async function listEvents({ query }: Got<Calls['events']>, asked: Asked): Promise<Json<List>> {
  const { event_list, total } = await findEvents(query, asked)
  return objectOf<Required<List>>({ event_list: stored(event_list), total: json(total) })
}
