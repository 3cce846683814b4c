import type { Answer, CalendarDate, Calls, ListCall, ObjectType, Sort } from '@tropa/contract'
import { and, sql } from 'drizzle-orm'
import { rows } from '../database/database.ts'
import { type Json, stored } from '../http/json.ts'
import type { ReadContext } from '../http/serve-calls.ts'
import { isInSeasonOn, matching, type ObjectFilters, sortKey } from './conditions.ts'

type Filters = ObjectFilters & {
  /** A track's categories. */
  type?: readonly string[] | undefined
  open_on?: CalendarDate | undefined
  sort?: Sort | undefined
  limit: number
  offset: number
}

const narrowing = (kind: ObjectType, { category, type = category, open_on, ...others }: Filters) =>
  and(sql`object_type = ${kind}`, ...matching({ ...others, category: type }), open_on && isInSeasonOn(open_on))

/** A handler that lists cards of one kind, in the editors' order unless another is asked for. */
export const listObjects =
  <Kind extends ObjectType>(kind: Kind) =>
  async (
    { query }: { query: Filters },
    { db, language }: ReadContext,
  ): Promise<Json<Answer<Calls[ListCall<Kind>]>>> => {
    const { sort } = query
    const place = sort && sort !== 'distance' ? sortKey(sort, language) : sql`0`
    const [found] = await rows<{ list: string; total: number }>(
      db,
      sql`
      with matched as (
        select object_type, id, position, ${place} as place from object where ${narrowing(kind, query)}
      ), page as (
        select * from matched order by place, position, id limit ${query.limit} offset ${query.offset}
      )
      select
        (select '[' || coalesce(string_agg(card, ',' order by place, position, id), '') || ']'
          from page join object_text using (object_type, id) where language = ${language}) as list,
        (select count(*)::int from matched) as total`,
    )
    if (!found) throw new Error('a select without from has one row')
    return stored(`{"${kind}_list":${found.list},"total":${found.total}}`)
  }
