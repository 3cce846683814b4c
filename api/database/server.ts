import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { OpenDatabase } from './database.ts'
import { migrationsFolder } from './migrations.ts'
import { settings } from './settings.ts'
import { codeOf, StartError } from './start-error.ts'
import { vacuumContent } from './vacuum.ts'

/** Key of an advisory lock, the same in every process: processes migrate one after another. */
const migrationLock = 7_263_411

/** Runs work without a time limit, on a connection of its own. */
async function withoutTimeLimit(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<unknown>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await work(client)
  } finally {
    // Closed rather than returned to the pool: its time limit is off, and it may still hold a lock after a failure.
    client.release(true)
  }
}

const migrateLocked = (pool: pg.Pool) =>
  withoutTimeLimit(pool, async (client) => {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder })
  })

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  '28P01': 'the password is wrong',
  '28000': 'this user may not connect',
  '3D000': 'there is no such database',
  '42501': 'the user lacks rights; it must be able to create tables and the extension pg_trgm',
}
const codes = (error: unknown): (string | undefined)[] =>
  error instanceof Error
    ? [codeOf(error), ...codes(error.cause), ...(error instanceof AggregateError ? error.errors.flatMap(codes) : [])]
    : []
const reasonOf = (error: unknown) => codes(error).flatMap((code) => (code && reasons[code] ? [reasons[code]] : []))[0]

/**
 * A PostgreSQL server, shared by any number of processes.
 * @param statementMs how long a statement of a request may take, in ms
 */
export async function openServer(url: string, statementMs = 5000): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    // A slow statement is cancelled before the caller's deadline.
    options: Object.entries({ ...settings, statement_timeout: String(statementMs) })
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  })
  // The pool drops a connection that is lost while idle; the next query opens another or fails.
  pool.on('error', () => undefined)
  try {
    await migrateLocked(pool)
  } catch (error) {
    await pool.end()
    throw new StartError(
      `The database of DATABASE_URL cannot be used: ${reasonOf(error) ?? 'connecting or migrating failed'}.`,
      { cause: error },
    )
  }
  return {
    db: drizzle(pool),
    vacuum: () => withoutTimeLimit(pool, (client) => client.query(vacuumContent)),
    close: () => pool.end(),
  }
}
