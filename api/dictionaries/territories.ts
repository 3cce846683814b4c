import type { ResponseBody, Calls } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { rows } from '../database/database.ts'
import { type Json, json } from '../http/json.ts'
import type { ReadContext } from '../http/serve-calls.ts'

export async function listTerritories(
  _: unknown,
  { db }: ReadContext,
): Promise<Json<ResponseBody<Calls['territories']>>> {
  return json(
    await rows(
      db,
      sql`
    select id, title, title_en, round(latitude::numeric, 5) || ',' || round(longitude::numeric, 5) as geolocation from territory order by id`,
    ),
  )
}
