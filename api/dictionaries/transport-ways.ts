import { type ResponseBody, calendarDate, type Calls, type Got } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { textArray } from '../database/array.ts'
import { type Database, rows } from '../database/database.ts'
import { type Json, json, listOf } from '../http/json.ts'
import type { ReadContext } from '../http/serve-calls.ts'
import type { TransportWayContent } from '../seed/content.ts'

type Titles = { link: string; title: string; title_en: string }

/** The titles of articles in both languages, by their addresses. */
async function titlesOf(db: Pick<Database, 'execute'>, links: readonly string[]): Promise<ReadonlyMap<string, Titles>> {
  const found = await rows<Titles>(
    db,
    sql`
    select link, max(title) filter (where language = 'ru') as title, max(title) filter (where language = 'en') as title_en
    from object_text where link = any(${textArray(links)}) group by link`,
  )
  return new Map(found.map((titles) => [titles.link, titles]))
}

/** Every way, in the order of the content, with the article that says so. */
export async function listTransportWays(
  _got: Got<Calls['transportWays']>,
  { db }: ReadContext,
): Promise<Json<ResponseBody<Calls['transportWays']>>> {
  const [row] = await rows<{ content: TransportWayContent[] }>(
    db,
    sql`select content from advice where name = 'transport_ways'`,
  )
  const ways = row?.content ?? []
  const titles = await titlesOf(db, [...new Set(ways.map(({ source }) => source.link))])
  return listOf(
    ways.map(({ title, source: { link, checked_on }, ...way }) => {
      const article = titles.get(link)
      const source = article && { source_title: article.title, source_title_en: article.title_en }
      return json({
        ...way,
        title: title.ru,
        title_en: title.en,
        source_link: link,
        ...source,
        checked_on: calendarDate(checked_on),
      })
    }),
  )
}
