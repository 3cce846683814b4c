import { type Calls, type Got, type Language, type LocationPoints, mostPoints } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { type Database, rows } from '../database/database.ts'
import { type Json, stored } from '../http/json.ts'
import type { ReadContext } from '../http/serve-calls.ts'
import type { TextQuery } from '../search/query.ts'
import { byWords } from './by-words.ts'
import { inTerritory, narrowing, ofType, placeIn } from './filters.ts'

type Query = Got<Calls['locationPoints']>['query']
type Found = { features: string; total: number }

const mostBytes = 1024 * 1024

async function find(
  db: Database,
  { offset, ...filters }: Query,
  words: TextQuery | undefined,
  language: Language,
): Promise<Found> {
  const [found] = await rows<Found>(
    db,
    sql`
    with matched as (
      select object_type, id, type_id, latitude, longitude, row_number() over (order by ${placeIn(filters, language)}, position, id) as place
      from object where ${narrowing(filters, words)} and ${inTerritory(filters)} and ${ofType(filters)}
    ), feature as (
      select place, json_build_object(
        'type', 'Feature', 'id', id,
        'geometry', json_build_object('type', 'Point', 'coordinates', json_build_array(longitude, latitude)),
        'properties', json_build_object('type_id', type_id, 'the_title', title, 'link', link)
      )::text as feature
      from matched join object_text using (object_type, id) where language = ${language} and place > ${offset} and place <= ${offset + mostPoints}
    ), measured as (
      select place, feature, sum(octet_length(feature) + 1) over (order by place) as bytes from feature
    )
    select
      (select '[' || coalesce(string_agg(feature, ',' order by place), '') || ']' from measured where bytes <= ${mostBytes}) as features,
      (select count(*)::int from matched) as total`,
  )
  if (!found) throw new Error('a select without from has one row')
  return found
}

export async function listPoints(
  { query }: Got<Calls['locationPoints']>,
  { db, language }: ReadContext,
): Promise<Json<LocationPoints>> {
  const { features, total } = await byWords(db, query.q, (words) => find(db, query, words, language))
  return stored(`{"type":"FeatureCollection","total":${total},"features":${features}}`)
}
