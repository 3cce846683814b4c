import type { ResponseBody, Calls, Got } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { rows } from '../database/database.ts'
import { type Json, json, listOf } from '../http/json.ts'
import type { ReadContext } from '../http/serve-calls.ts'
import type { ClothingContent } from '../seed/content.ts'

/** The clothing advice: a list of one, or empty. */
export async function listClothing(
  _got: Got<Calls['clothing']>,
  { db }: ReadContext,
): Promise<Json<ResponseBody<Calls['clothing']>>> {
  const list = await rows<{ content: ClothingContent }>(db, sql`select content from advice where name = 'clothing'`)
  return listOf(
    list.map(({ content: { title, note, source, bands, notes } }) => json({ title, note, source, bands, notes })),
  )
}
