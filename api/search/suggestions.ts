import type { ResponseBody, Calls, Got, Language, Suggestion } from '@tropa/contract'
import { type SQL, sql } from 'drizzle-orm'
import { type Database, rows } from '../database/database.ts'
import { type Json, json } from '../http/json.ts'
import type { ReadContext } from '../http/serve-calls.ts'
import { all, allWithPrefix, toTsquery } from './query.ts'
import { firstFound, readings } from './readings.ts'

const most = 8
/** The kind that fits best gets at most so many before each other kind has had its best one. */
const mostOfBestKind = 4
/** At most so many candidates are ranked, matches in titles first: a single letter has thousands. */
const ranked = 300

type Found = { list: Suggestion[]; total: number }

type Matching = {
  matches: SQL
  /** The condition that the title matches. */
  inTitle: SQL
  rank: SQL
}

async function suggest(db: Database, { matches, inTitle, rank }: Matching, language: Language): Promise<Found> {
  const list = await rows<Suggestion>(
    db,
    sql`
    with candidate as (
      select object_type, id, position, title_search, search, ${inTitle} as in_title from object where ${matches}
      order by in_title desc, position, object_type, id limit ${ranked}
    ), ranked as (
      select object_type, id, in_title, row_number() over (order by in_title desc, ${rank} desc, position, object_type, id) as place
      from candidate
    ), in_kind as (
      select *, row_number() over (partition by object_type order by place) as nth,
        object_type = first_value(object_type) over (order by place) as is_best_kind
      from ranked
    ), chosen as (
      select object_type, id, place from in_kind
      order by in_title desc, nth = 1 or is_best_kind and nth <= ${mostOfBestKind} desc, place limit ${most}
    )
    select title, hint as description, link, search_result::json -> 'cover' as cover
    from chosen join object_text using (object_type, id) where language = ${language} order by place`,
  )
  return { list, total: list.length }
}

function inTitles(db: Database, words: string[], language: Language): Promise<Found> {
  const query = (weight: 'A' | '') =>
    sql`to_tsquery('simple', ${words.map((word) => `${word}:*${weight}`).join(' & ')})`
  /** The words in another form, as 'музеев' for 'музей'. */
  const inOtherForm = sql`coalesce(search @@ ${toTsquery(all(words), 'A')}, false)`
  return suggest(
    db,
    {
      matches: sql`(title_search @@ ${query('')} or coalesce(search @@ ${toTsquery(allWithPrefix(words))}, false))`,
      inTitle: sql`(title_search @@ ${query('A')} or ${inOtherForm})`,
      rank: sql`ts_rank('{0.01, 0, 0, 1}', title_search, ${query('')})`,
    },
    language,
  )
}

/** Finds words in other grammatical forms than the titles have, and words of the texts. */
function inTexts(db: Database, words: string[], language: Language): Promise<Found> {
  const query = toTsquery(allWithPrefix(words))
  return suggest(
    db,
    {
      matches: sql`search @@ ${query}`,
      inTitle: sql`search @@ ${toTsquery(allWithPrefix(words), 'A')}`,
      rank: sql`ts_rank('{0.05, 0.2, 0.5, 1}', search, ${query})`,
    },
    language,
  )
}

async function* attempts(db: Database, typed: string, language: Language) {
  for await (const words of readings(db, typed)) {
    yield () => inTitles(db, words, language)
    yield () => inTexts(db, words, language)
  }
}

export async function suggestions(
  { query: { q } }: Got<Calls['suggestions']>,
  { db, language }: ReadContext,
): Promise<Json<ResponseBody<Calls['suggestions']>>> {
  const found = await firstFound(attempts(db, q, language))
  return json(found?.list ?? [])
}
