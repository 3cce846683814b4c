import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { accessSync, constants, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { OpenDatabase } from './database.ts'
import { lockFolder } from './lock.ts'
import { migrationsFolder } from './migrations.ts'
import * as schema from './schema.ts'
import { settings } from './settings.ts'
import { StartError } from './start-error.ts'

function writable(folder: string): string {
  const whole = resolve(folder)
  try {
    mkdirSync(whole, { recursive: true })
    accessSync(whole, constants.W_OK)
  } catch (error) {
    throw new StartError(`The folder ${whole} (DATA_DIR) cannot be written.`, { cause: error })
  }
  return whole
}

const create = (dataDir?: string): Promise<PGlite> => PGlite.create({ ...(dataDir ? { dataDir } : {}), extensions: { pg_trgm } })

async function prepare(pglite: PGlite): Promise<OpenDatabase> {
  await pglite.exec(Object.entries(settings).map(([name, value]) => `set ${name} = '${value}'`).join(';'))
  const db = drizzle(pglite, { schema })
  await migrate(db, { migrationsFolder })
  return { db, close: () => pglite.close() }
}

/** PostgreSQL inside this process, kept in `<folder>/db`. */
export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  const whole = writable(folder)
  const unlock = lockFolder(whole)
  try {
    const { db, close } = await prepare(await create(join(whole, 'db')))
    return { db, close: () => close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

/** The same, gone when closed. */
export const openInMemory = async (pglite?: PGlite): Promise<OpenDatabase> => prepare(pglite ?? (await create()))
