import type { Answer, Calls, ListCall, ObjectType } from '@tropa/contract'
import { and, sql } from 'drizzle-orm'
import { rows } from '../database/database.ts'
import { type Json, stored } from '../http/json.ts'
import type { ReadContext } from '../http/serve-calls.ts'

type Filters = {
  /** One of the territories of an object. */
  territory_id?: number | undefined
  category?: string | undefined
  /** A track's category. */
  type?: string | undefined
  for_disabled?: boolean | undefined
  limit: number
  offset: number
}

const narrowing = (kind: ObjectType, { territory_id, category, type = category, for_disabled }: Filters) =>
  and(
    sql`object_type = ${kind}`,
    territory_id ? sql`${territory_id} = any(territory_ids)` : undefined,
    type ? sql`category = ${type}` : undefined,
    for_disabled ? sql`for_disabled` : undefined,
  )

/** A handler that lists cards of one kind in the editors' order. */
export const listObjects =
  <Kind extends ObjectType>(kind: Kind) =>
  async (
    { query }: { query: Filters },
    { db, language }: ReadContext,
  ): Promise<Json<Answer<Calls[ListCall<Kind>]>>> => {
    const [found] = await rows<{ list: string; total: number }>(
      db,
      sql`
      with matched as (
        select object_type, id, position from object where ${narrowing(kind, query)}
      ), page as (
        select * from matched order by position, id limit ${query.limit} offset ${query.offset}
      )
      select
        (select '[' || coalesce(string_agg(card, ',' order by position, id), '') || ']'
          from page join object_text using (object_type, id) where language = ${language}) as list,
        (select count(*)::int from matched) as total`,
    )
    if (!found) throw new Error('a select without from has one row')
    return stored(`{"${kind}_list":${found.list},"total":${found.total}}`)
  }
