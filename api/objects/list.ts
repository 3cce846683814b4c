import type { ResponseBody, CalendarDate, Calls, ListCall, ObjectType, Sort } from '@tropa/contract'
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

/** Every filter but the category, for whose choices the list counts cards. */
const narrowing = (kind: ObjectType, { open_on, category: _, ...others }: Filters) =>
  and(sql`object_type = ${kind}`, ...matching(others), open_on && isInSeasonOn(open_on))

const ofCategory = ({ category, type = category }: Filters) => and(sql`true`, ...matching({ category: type }))

/** A handler that lists cards of one kind, in the editors' order unless another is asked for. */
export const listObjects =
  <Kind extends ObjectType>(kind: Kind) =>
  async (
    { query }: { query: Filters },
    { db, language }: ReadContext,
  ): Promise<Json<ResponseBody<Calls[ListCall<Kind>]>>> => {
    const { sort } = query
    const place = sort && sort !== 'distance' ? sortKey(sort, language) : sql`0`
    const [found] = await rows<{ list: string; total: number; categories: string }>(
      db,
      sql`
      with others as materialized (
        select object_type, id, position, category, ${place} as place from object where ${narrowing(kind, query)}
      ), matched as (
        select * from others where ${ofCategory(query)}
      ), page as (
        select * from matched order by place, position, id limit ${query.limit} offset ${query.offset}
      )
      select
        (select '[' || coalesce(string_agg(card, ',' order by place, position, id), '') || ']'
          from page join object_text using (object_type, id) where language = ${language}) as list,
        (select coalesce(json_agg(json_build_object('id', category, 'count', count) order by category), '[]')::text
          from (select category, count(*)::int as count from others where category is not null group by 1) as counts) as categories,
        (select count(*)::int from matched) as total`,
    )
    if (!found) throw new Error('a select without from has one row')
    return stored(`{"${kind}_list":${found.list},"category_list":${found.categories},"total":${found.total}}`)
  }
