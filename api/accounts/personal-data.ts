import type { accountCalls } from '@tropa/contract'
import { is, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { type Database, rows } from '../database/database.ts'
import * as people from '../database/people-tables.ts'
import type { Handler } from '../http/handler.ts'
import { json } from '../http/json.ts'
import { detachOrders, exportOrders } from '../orders/of-account.ts'
import { forgetAttempts } from './attempts.ts'
import { checkOldPassword, lockChecked } from './password.ts'
import type { AccountServices } from './services.ts'
import { showUser } from './user.ts'

/** The column with the id of the user to whom a row belongs. */
const ownerColumn = (name: string, columns: readonly string[]): string | undefined =>
  name === 'account' ? 'id' : columns.find((column) => column === 'user_id')

/** Secrets are not personal data. */
const isSecret = (column: string) => column.endsWith('_hash')

type Owned = { name: string; owner: string; columns: readonly string[] }

/** Every table with data of users, found by its columns, so that a new one cannot be forgotten. */
export const ownedTables: readonly Owned[] = Object.values<unknown>(people).flatMap((table) => {
  if (!is(table, PgTable)) return []
  const { name, columns } = getTableConfig(table)
  const names = columns.map((column) => column.name)
  const owner = ownerColumn(name, names)
  return owner ? [{ name, owner, columns: names.filter((column) => !isSecret(column)) }] : []
})

const list = (columns: readonly string[]): SQL =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )

async function rowsOf(db: Database, { name, owner, columns }: Owned, userId: string): Promise<unknown[]> {
  const found = await rows<{ row: unknown }>(
    db,
    sql`
    select row_to_json(owned) as row from (
      select ${list(columns)} from ${sql.identifier(name)} where ${sql.identifier(owner)} = ${userId}) as owned`,
  )
  return found.map(({ row }) => row)
}

/** Everything stored about the user, by table. */
export const exportAccount: Handler<typeof accountCalls.exportAccount> = async (_, { db, user, now }) => {
  const data: Record<string, unknown[]> = {}
  for (const table of ownedTables) data[table.name] = await rowsOf(db, table, user.id)
  Object.assign(data, await exportOrders(db, user.id))
  return json({ exported_at: now.toISOString(), data })
}

/**
 * Deletes mails to the user's address that belong to no account. Anybody can register with the address of somebody
 * else, so for an unverified address only recovery mails are deleted. Mails about guests' orders are kept, because
 * they carry tickets.
 */
async function forgetMails(tx: Database, userId: string): Promise<void> {
  const { email, email_verified } = await showUser(tx, userId)
  await tx.execute(sql`
    delete from mail where recipient = ${email} and user_id is null and (template = 'recovery'
      or (${email_verified}::boolean and template <> 'tickets' and not starts_with(template, 'order_')))`)
  await forgetAttempts(tx, email)
}

async function erase(tx: Database, userId: string, now: Date): Promise<void> {
  await forgetMails(tx, userId)
  await detachOrders(tx, userId, now)
  for (const { name, owner } of ownedTables)
    await tx.execute(sql`delete from ${sql.identifier(name)} where ${sql.identifier(owner)} = ${userId}`)
}

/**
 * Deletes the account with all its data and, if its address is verified, what is stored under that address; orders
 * are kept without their buyer. The password is required, because somebody else may be using an open session.
 */
export const eraseAccount = ({ passwords }: AccountServices): Handler<typeof accountCalls.eraseAccount> => ({
  withDatabase: async ({ body: { old_password: password } }, { db, user, language, now, visitor }) => {
    const userId = user.id
    const hash = await checkOldPassword(db, passwords, { userId, password, visitor, now, language })
    await db.transaction(async (tx) => {
      await lockChecked(tx, { userId, hash, language })
      await erase(tx, userId, now)
    })
    return {}
  },
})
