import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database.ts'

/** A transaction, or the database itself. */
export type Writer = Pick<Database, 'execute' | 'insert' | 'delete'>

const portion = 100
const portions = <T>(list: T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / portion) }, (_, index) =>
    list.slice(index * portion, (index + 1) * portion),
  )

const keysOf = (table: PgTable) => {
  const { primaryKeys, columns } = getTableConfig(table)
  const names = new Set(primaryKeys.flatMap((key) => key.columns.map((column) => column.name)))
  return columns.filter((column) => column.primary || names.has(column.name))
}
const fromNew = (table: PgTable): Record<string, SQL> =>
  Object.fromEntries(
    Object.values(getTableColumns(table)).map((column) => [column.name, sql.raw(`excluded."${column.name}"`)]),
  )

/**
 * Makes a table hold exactly these rows. Rows that stay are updated, not deleted, because others may reference them.
 */
export async function replace<Table extends PgTable>(
  writer: Writer,
  table: Table,
  list: Table['$inferInsert'][],
): Promise<void> {
  const keys = keysOf(table)
  for (const part of portions(list))
    await writer
      .insert(table)
      .values(part)
      .onConflictDoUpdate({ target: keys, set: fromNew(table) as never })
  // The columns of the key are fields of every row, which a generic table does not say.
  const kept = JSON.stringify(
    list.map((row) => {
      const fields = new Map(Object.entries(row))
      return Object.fromEntries(keys.map((key) => [key.name, fields.get(key.name)]))
    }),
  )
  const same = sql.join(
    keys.map((key) => sql`kept.${sql.identifier(key.name)} = ${key}`),
    sql` and `,
  )
  const shape = sql.join(
    keys.map((key) => sql`${sql.identifier(key.name)} ${sql.raw(key.getSQLType())}`),
    sql`, `,
  )
  await writer.execute(
    sql`delete from ${table} where not exists (select from json_to_recordset(${kept}::json) as kept(${shape}) where ${same})`,
  )
}
