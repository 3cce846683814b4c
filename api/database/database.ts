import { type SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Drizzle over either driver, or a transaction of it. */
export type Database = PgDatabase<PgQueryResultHKT>

/** An open database; closing it frees its folder or its connections. */
export type OpenDatabase = {
  db: Database
  /** To be run after seeding: vacuums the content's tables and updates the planner's statistics. */
  vacuum: () => Promise<void>
  close: () => Promise<void>
}

/** Rows of a statement. @typeParam Row not checked: it must fit the statement */
export async function rows<Row>(db: Pick<Database, 'execute'>, statement: SQL): Promise<Row[]> {
  // Both drivers answer `{ rows }`; drizzle's common type does not say so.
  const result = (await db.execute(statement)) as unknown as { rows: Row[] }
  return result.rows
}
