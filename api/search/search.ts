import { type ResponseBody, type Calls, type Got, type Language, mostResults } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { type Database, rows } from '../database/database.ts'
import { type Json, json, objectOf, stored } from '../http/json.ts'
import type { ReadContext } from '../http/serve-calls.ts'
import { all, allWithPrefix, any, type TextQuery, toTitleQuery, toTsquery } from './query.ts'
import { firstFound, readings } from './readings.ts'

type SearchResponse = ResponseBody<Calls['search']>
type Part<Name extends keyof SearchResponse> = Json<SearchResponse[Name]>
type Found = { result_list: Part<'result_list'>; tag_list: Part<'tag_list'>; total: number }
type Page = Omit<Got<Calls['search']>['query'], 'q'>

const nothing: Found = { result_list: json([]), tag_list: json([]), total: 0 }

/**
 * Ranks only the 300 likeliest, chosen by their titles: ranking the thousands of hits of a common word takes a second.
 */
async function find(db: Database, query: TextQuery, { tag, limit, offset }: Page, language: Language): Promise<Found> {
  const isTagged = tag === undefined ? sql`true` : sql`object_type = ${tag}`
  const [found] = await rows<{ result_list: string; tag_list: string; total: number }>(
    db,
    sql`
    with query as (
      select ${toTsquery(query)} as words, ${toTsquery(query, 'A')} as titles, ${toTitleQuery(query)} as likely_titles
    ), hit as materialized (
      select object_type, id, position, title_search @@ query.likely_titles as in_title from object, query where search @@ query.words
    ), tags as materialized (
      select object_type as tag, count(*)::int from hit group by 1
    ), candidate as (
      select * from hit where ${isTagged} order by in_title desc, position, object_type, id limit ${mostResults}
    ), place as (
      select object_type, id, row_number() over (
        order by search @@ query.titles desc, ts_rank('{0.05, 0.2, 0.5, 1}', search, query.words) desc, object_type, id
      ) as place
      from candidate join object using (object_type, id), query
      order by place limit ${limit} offset ${offset}
    )
    select
      (select '[' || coalesce(string_agg(search_result, ',' order by place), '') || ']'
        from place join object_text using (object_type, id) where language = ${language}) as result_list,
      (select coalesce(json_agg(json_build_object('tag', tag, 'count', count) order by count desc, tag), '[]')::text from tags) as tag_list,
      (select count(*)::int from candidate) as total`,
  )
  return found
    ? { result_list: stored(found.result_list), tag_list: stored(found.tag_list), total: found.total }
    : nothing
}

/** For each reading all whole words, then with an unfinished last word; at the end objects with any of the words. */
async function* attempts(db: Database, typed: string, page: Page, language: Language) {
  const tried: string[][] = []
  for await (const words of readings(db, typed)) {
    yield () => find(db, all(words), page, language)
    yield () => find(db, allWithPrefix(words), page, language)
    tried.push(words)
  }
  if (tried.some((words) => words.length > 1)) yield () => find(db, any([...new Set(tried.flat())]), page, language)
}

export async function search(
  { query: { q, ...page } }: Got<Calls['search']>,
  { db, language }: ReadContext,
): Promise<Json<SearchResponse>> {
  const { total, ...lists } = (await firstFound(attempts(db, q, page, language))) ?? nothing
  return objectOf<SearchResponse>({ ...lists, total: json(total) })
}
