import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { sql } from 'drizzle-orm'
import { join, resolve } from 'node:path'
import type { OpenDatabase } from './database.ts'
import { runFairly } from './fair-queries.ts'
import { prepareFolder } from './folder.ts'
import { lockFolder } from './lock.ts'
import { migrationsFolder } from './migrations.ts'
import { settings } from './settings.ts'
import { vacuumContent } from './vacuum.ts'

const create = (dataDir?: string): Promise<PGlite> =>
  PGlite.create({ ...(dataDir ? { dataDir } : {}), extensions: { pg_trgm } })

async function prepare(pglite: PGlite): Promise<OpenDatabase> {
  runFairly(pglite)
  const db = drizzle(pglite)
  for (const [name, value] of Object.entries(settings))
    await db.execute(sql`select set_config(${name}, ${value}, false)`)
  await migrate(db, { migrationsFolder })
  // It has no autovacuum: without this, searches walk the index's pending list.
  return { db, vacuum: async () => void (await pglite.exec(vacuumContent)), close: () => pglite.close() }
}

/** PostgreSQL inside this process, kept in `<folder>/db`. */
export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  const whole = resolve(folder)
  prepareFolder(whole)
  const unlock = lockFolder(whole)
  try {
    const { close, ...database } = await prepare(await create(join(whole, 'db')))
    return { ...database, close: () => close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

/** The same in memory; closing it deletes it. */
export const openInMemory = async (pglite?: PGlite): Promise<OpenDatabase> => prepare(pglite ?? (await create()))
