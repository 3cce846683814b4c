import type { ResponseBody, Calls, Got, Language } from '@tropa/contract'
import { type SQL, sql } from 'drizzle-orm'
import { type Database, rows } from '../database/database.ts'
import { type Json, json, objectOf, stored } from '../http/json.ts'
import type { ReadContext } from '../http/serve-calls.ts'
import { noCards, removedCards } from '../objects/removed.ts'
import type { TextQuery } from '../search/query.ts'
import { byWords } from './by-words.ts'
import { inTerritory, isByDistance, narrowing, ofType, placeIn } from './filters.ts'
import { columnIn } from '../database/column-in.ts'

type List = ResponseBody<Calls['locations']>
type Paged = Got<Calls['locations']>['query']
type Found = { territory_list: string; location_type_list: string; location_list: string; total: number }

/** The cards of a list that is sorted by distance have `distance_km`. */
const cardOf = (filters: Paged): SQL =>
  isByDistance(filters) ? sql`left(card, -1) || ',"distance_km":' || round(place::numeric, 1) || '}'` : sql`card`

/** A list by ids, of which there are at most 100, has one page. */
const paging = ({ ids, limit, offset }: Paged) => (ids ? sql`` : sql`limit ${limit} offset ${offset}`)

/**
 * In the editors' order, indexes give the page and the counts; a search by words, ids, a point or facts runs once for
 * both.
 */
const materialization = ({ ids, near, access, free, open_on, sort }: Paged, words: TextQuery | undefined) =>
  ids || near || words || access || free || open_on || sort ? sql`materialized` : sql`not materialized`

const counted = (
  dictionary: 'territory' | 'location_type',
  column: 'territory_id' | 'type_id',
  others: SQL,
  language: Language,
) => sql`
  (select json_agg(json_build_object('id', id, 'the_title', ${columnIn(language, 'title')}, 'count', coalesce(count, 0)) order by id)::text
    from ${sql.identifier(dictionary)}
    left join (select ${sql.identifier(column)} as id, sum(count)::int as count from counts where ${others} group by 1) as own using (id))`

/** Removed places, where `ids` is the only filter; else none. */
const removed = ({ ids, limit: _, offset: __, ...others }: Paged, language: Language): SQL =>
  ids && Object.values(others).every((value) => value === undefined)
    ? removedCards({ type: 'location', ids, language })
    : noCards

async function find(db: Database, filters: Paged, words: TextQuery | undefined, language: Language): Promise<Found> {
  const isChosen = sql`${inTerritory(filters)} and ${ofType(filters)}`
  const [found] = await rows<Found>(
    db,
    sql`
    with matched as ${materialization(filters, words)} (
      select object_type, id, territory_id, type_id, position, ${placeIn(filters, language)} as place from object where ${narrowing(filters, words)}
    ), counts as (
      select territory_id, type_id, count(*)::int as count from matched group by 1, 2
    ), page as (
      select object_type, id, position, place from matched where ${isChosen} order by place, position, id ${paging(filters)}
    ), removed as (${removed(filters, language)})
    select
      (select '[' || coalesce(string_agg(card, ',' order by place, position, id), '') || ']' from (
        select ${cardOf(filters)} as card, place, position, id from page join object_text using (object_type, id) where language = ${language}
        union all select card, place, 0, id from removed) as listed) as location_list,
      ${counted('territory', 'territory_id', ofType(filters), language)} as territory_list,
      ${counted('location_type', 'type_id', inTerritory(filters), language)} as location_type_list,
      (select coalesce(sum(count), 0)::int from counts where ${isChosen}) + (select count(*)::int from removed) as total`,
  )
  if (!found) throw new Error('a select without from has one row')
  return found
}

export async function listLocations(
  { query }: Got<Calls['locations']>,
  { db, language }: ReadContext,
): Promise<Json<List>> {
  const { location_list, territory_list, location_type_list, total } = await byWords(db, query.q, (words) =>
    find(db, query, words, language),
  )
  return objectOf<Required<List>>({
    territory_list: stored(territory_list),
    location_type_list: stored(location_type_list),
    location_list: stored(location_list),
    total: json(total),
  })
}
