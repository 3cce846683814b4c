import { type SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** Drizzle over either driver. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** An open database; closing it frees its folder or its connections. */
export type OpenDatabase = { db: Database; close: () => Promise<void> }

/** Rows of a statement; what they hold is the statement's promise. */
export async function rows<Row>(db: Pick<Database, 'execute'>, statement: SQL): Promise<Row[]> {
  // Both drivers answer `{ rows }`; drizzle's common type does not say so.
  const result = (await db.execute(statement)) as unknown as { rows: Row[] }
  return result.rows
}
