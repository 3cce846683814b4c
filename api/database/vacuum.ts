import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as content from './content.ts'

const nameOf = (table: PgTable): string => {
  const { schema, name } = getTableConfig(table)
  return `"${schema}"."${name}"`
}

const names = Object.values<unknown>(content).flatMap((table) => (is(table, PgTable) ? nameOf(table) : []))

/** Only the tables that seeding writes: those of `people` may be large. */
export const vacuumContent = `vacuum (analyze) ${names.join(', ')}`
