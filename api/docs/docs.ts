import type { ResponseBody, Calls, Doc, DocCard, Got, Language } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { rows } from '../database/database.ts'
import { PortalError } from '../http/failures.ts'
import { type Json, json } from '../http/json.ts'
import type { ReadContext } from '../http/serve-calls.ts'
import { columnIn } from '../database/column-in.ts'

/** The columns of a `DocCard` in one language. */
const columns = (language: Language) => {
  const inLanguage = (column: 'title' | 'summary') =>
    sql`${columnIn(language, column)} as ${sql.identifier(`the_${column}`)}`
  return sql`id, slug, version, date::text as date, ${inLanguage('title')}, ${inLanguage('summary')}, '/docs/' || id as link, '/docs/' || id || '.pdf' as pdf_url`
}

export async function listDocs(
  { query: { limit, offset } }: Got<Calls['docs']>,
  { db, language }: ReadContext,
): Promise<Json<ResponseBody<Calls['docs']>>> {
  const [counted] = await rows<{ total: number }>(db, sql`select count(*)::int as total from document`)
  const doc_list = await rows<DocCard>(
    db,
    sql`select ${columns(language)} from document order by id limit ${limit} offset ${offset}`,
  )
  return json({ doc_list, total: counted?.total ?? 0 })
}

export async function showDoc(
  { params: { id } }: Got<Calls['doc']>,
  { db, language }: ReadContext,
): Promise<Json<ResponseBody<Calls['doc']>>> {
  const [doc] = await rows<Doc>(
    db,
    sql`select ${columns(language)}, ${columnIn(language, 'body')} as the_body from document where id = ${id}`,
  )
  if (!doc) throw new PortalError('not_found')
  return json({ doc })
}
