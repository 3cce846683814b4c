import type { ResponseBody, Calls } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { rows } from '../database/database.ts'
import { type Json, json } from '../http/json.ts'
import type { ReadContext } from '../http/serve-calls.ts'

export async function listAirports(_: unknown, { db }: ReadContext): Promise<Json<ResponseBody<Calls['airports']>>> {
  return json(
    await rows(
      db,
      sql`
    select iata, icao, title, title_en, city, city_en, territory_id, round(latitude::numeric, 5) || ',' || round(longitude::numeric, 5) as geolocation
    from airport order by territory_id, iata`,
    ),
  )
}
