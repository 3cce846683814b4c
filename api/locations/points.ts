import type { Calls, Got, Language, LocationPoints } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { type Database, rows } from '../database/database.ts'
import { type Json, stored } from '../http/json.ts'
import type { Asked } from '../http/serve-calls.ts'
import type { TextQuery } from '../search/query.ts'
import { byWords } from './by-words.ts'
import { type Filters, inTerritory, narrowing, ofType } from './filters.ts'

type Found = { features: string; total: number }

async function find(db: Database, filters: Filters, words: TextQuery | undefined, language: Language): Promise<Found> {
  const [found] = await rows<Found>(db, sql`
    select coalesce(json_agg(json_build_object(
      'type', 'Feature', 'id', id,
      'geometry', json_build_object('type', 'Point', 'coordinates', json_build_array(longitude, latitude)),
      'properties', json_build_object('type_id', type_id, 'the_title', title, 'link', link)
    ) order by position), '[]')::text as features, count(*)::int as total
    from object join object_text using (object_type, id)
    where ${narrowing(filters, words)} and ${inTerritory(filters)} and ${ofType(filters)} and language = ${language}`)
  if (!found) throw new Error('a select of sums has one row')
  return found
}

export async function listPoints({ query }: Got<Calls['locationPoints']>, { db, language }: Asked): Promise<Json<LocationPoints>> {
  const { features } = await byWords(db, query.q, (words) => find(db, query, words, language))
  return stored(`{"type":"FeatureCollection","features":${features}}`)
}
