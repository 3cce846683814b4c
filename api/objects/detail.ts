import type { ResponseBody, Calls, Got, ObjectType } from '@tropa/contract'
import { type SQL, sql } from 'drizzle-orm'
import { rows } from '../database/database.ts'
import { PortalError } from '../http/failures.ts'
import { extended, type Json, objectOf, stored } from '../http/json.ts'
import type { ReadContext } from '../http/serve-calls.ts'

/** Fields joined to an object on reading: SQL of JSON text by field name. The row of `object` is `shown` in it. */
export type Parts = (id: number, context: ReadContext) => Record<string, SQL>

/** @throws {PortalError} `not_found` */
export async function findDetail(
  kind: ObjectType,
  id: number,
  parts: Record<string, SQL>,
  { db, language }: ReadContext,
): Promise<Json<object>> {
  const joined = Object.entries(parts).map(([name, part]) => sql`, ${part} as ${sql.identifier(name)}`)
  const [found] = await rows<Record<string, string>>(
    db,
    sql`
    select detail ${sql.join(joined)} from object as shown join object_text using (object_type, id)
    where object_type = ${kind} and id = ${id} and language = ${language}`,
  )
  if (!found) throw new PortalError('not_found')
  const { detail = '', ...fields } = found
  const values = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, stored<unknown>(text)]))
  return joined.length > 0 ? extended(stored<object>(detail), objectOf(values)) : stored(detail)
}

/** The kinds whose call takes a numeric id and answers `{ <kind>: … }`. */
export type DetailType = {
  [Type in ObjectType]: Got<Calls[Type]> extends { params: { id: number } }
    ? ResponseBody<Calls[Type]> extends Record<Type, object>
      ? Type
      : never
    : never
}[ObjectType]

/** A handler that answers `{ <kind>: … }`. */
export const showObject =
  <Name extends DetailType>(name: Name, parts: Parts) =>
  async (
    { params: { id } }: { params: { id: number } },
    context: ReadContext,
  ): Promise<Json<ResponseBody<Calls[Name]>>> =>
    stored(`{"${name}":${await findDetail(name, id, parts(id, context), context)}}`)
