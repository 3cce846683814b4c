import { sql } from 'drizzle-orm'
import { type Database, rows } from '../database/database.ts'
import { StartError } from '../database/start-error.ts'

/** Settings of the database without which a commit may be lost in a power cut. */
const needed = ['fsync', 'full_page_writes', 'synchronous_commit']

/** @throws {StartError} where a commit may be lost: real money and its orders would then disagree */
export async function checkDurable(db: Database): Promise<void> {
  const names = sql.join(
    needed.map((name) => sql`${name}`),
    sql`, `,
  )
  const off = await rows<{ name: string }>(
    db,
    sql`select name from pg_settings where name in (${names}) and setting = 'off' order by name`,
  )
  if (off.length === 0) return
  const which = off.map(({ name }) => `${name}=off`).join(', ')
  throw new StartError(
    `PAYMENT_URL names a real gateway, but the database does not force its writes to disk (${which}): a power cut could ` +
      'lose orders that are paid. Set DATABASE_URL to a PostgreSQL server that does, or PAYMENT_SANDBOX=on for test payments.',
  )
}
