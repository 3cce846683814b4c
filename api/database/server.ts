import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { OpenDatabase } from './database.ts'
import { migrationsFolder } from './migrations.ts'
import { settings } from './settings.ts'
import { codeOf, StartError } from './start-error.ts'
import { vacuumContent } from './vacuum.ts'

/** Any number, the same in every process: they migrate one after another. */
const migrationLock = 7_263_411

/** Work that may take longer than any request, on a connection of its own. */
async function withPatience(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<unknown>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await work(client)
  } finally {
    // Closed rather than kept: its time limit is off, and a failure may have left a lock with it.
    client.release(true)
  }
}

const migrateAlone = (pool: pg.Pool) => withPatience(pool, async (client) => {
  await client.query('select pg_advisory_lock($1)', [migrationLock])
  await migrate(drizzle(client), { migrationsFolder })
})

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nobody answers there',
  ENOTFOUND: 'there is no such host',
  '28P01': 'the password is wrong',
  '28000': 'this user may not connect',
  '3D000': 'there is no such database',
  '42501': 'the user lacks rights; it must be able to create tables and the extension pg_trgm',
}
const codes = (error: unknown): (string | undefined)[] =>
  error instanceof Error ? [codeOf(error), ...codes(error.cause), ...(error instanceof AggregateError ? error.errors.flatMap(codes) : [])] : []
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
    // A statement that runs away ends before its caller's patience does.
    options: Object.entries({ ...settings, statement_timeout: String(statementMs) }).map(([name, value]) => `-c ${name}=${value}`).join(' '),
  })
  // A connection lost while idle is taken out of the pool; the next query opens another or says that it cannot.
  pool.on('error', () => undefined)
  try {
    await migrateAlone(pool)
  } catch (error) {
    await pool.end()
    throw new StartError(`The database of DATABASE_URL cannot be used: ${reasonOf(error) ?? 'connecting or migrating failed'}.`, { cause: error })
  }
  return {
    db: drizzle(pool),
    vacuum: () => withPatience(pool, (client) => client.query(vacuumContent)),
    close: () => pool.end(),
  }
}
