import type { Answer, Calls, Got } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { rows } from '../database/database.ts'
import { type Json, json, listOf } from '../http/json.ts'
import type { ReadContext } from '../http/serve-calls.ts'
import type { TransportWayContent } from '../seed/content.ts'

/** Every way, in the order of the content. */
export async function listTransportWays(
  _got: Got<Calls['transportWays']>,
  { db }: ReadContext,
): Promise<Json<Answer<Calls['transportWays']>>> {
  const [row] = await rows<{ content: TransportWayContent[] }>(
    db,
    sql`select content from advice where name = 'transport_ways'`,
  )
  return listOf(
    (row?.content ?? []).map(({ title, source, ...way }) =>
      json({ ...way, title: title.ru, title_en: title.en, source_link: source.link }),
    ),
  )
}
