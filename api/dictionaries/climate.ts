import type { ResponseBody, Calls, Climate, Got } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { rows } from '../database/database.ts'
import { type Json, listOf, stored } from '../http/json.ts'
import type { ReadContext } from '../http/serve-calls.ts'

export async function listClimate(
  { query: { territory_id } }: Got<Calls['climate']>,
  { db }: ReadContext,
): Promise<Json<ResponseBody<Calls['climate']>>> {
  const ofTerritory = territory_id ? sql`where territory_id = ${territory_id}` : sql``
  const list = await rows<{ norms: string }>(db, sql`select norms from climate ${ofTerritory} order by territory_id`)
  return listOf(list.map(({ norms }) => stored<Climate>(norms)))
}
