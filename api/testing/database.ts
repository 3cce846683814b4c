import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { OpenDatabase } from '../database/database.ts'
import { openInMemory } from '../database/embedded.ts'
import { migrationsFolder } from '../database/migrations.ts'
import { openServer } from '../database/server.ts'
import { contentHash } from '../seed/content.ts'
import { seed } from '../seed/seed.ts'

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function openOnServer(url: string): Promise<OpenDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(url, `create database ${name}`)
  const own = new URL(url)
  own.pathname = name
  const { close, ...database } = await openServer(own.href)
  return { ...database, close: () => close().then(() => administer(url, `drop database ${name} with (force)`)) }
}

const serverUrl = process.env['TEST_DATABASE_URL']

/** A fresh, empty database: on the server of TEST_DATABASE_URL where there is one, else in memory. */
export const openTestDatabase = (): Promise<OpenDatabase> => (serverUrl ? openOnServer(serverUrl) : openInMemory())

/** A dump of a seeded embedded database, made once per content and set of migrations: seeding takes seconds. */
async function seededCopy(): Promise<string> {
  const hash = createHash('sha256').update(contentHash())
  for (const name of (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')).sort())
    hash.update(await readFile(join(migrationsFolder, name)))
  const file = join(tmpdir(), `tropa-seeded-${hash.digest('hex').slice(0, 16)}.tar`)
  if (existsSync(file)) return file
  const pglite = await PGlite.create({ extensions: { pg_trgm } })
  const { db, vacuum, close } = await openInMemory(pglite)
  await seed(db)
  await vacuum()
  const own = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  await writeFile(own, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  await rename(own, file)
  await close()
  return file
}

/** Puts an embedded database with the region's content into a data folder. */
export async function seedFolder(folder: string): Promise<void> {
  const loadDataDir = new Blob([await readFile(await seededCopy())])
  const pglite = await PGlite.create({ dataDir: join(folder, 'db'), extensions: { pg_trgm }, loadDataDir })
  await pglite.close()
}

/** A database of its own with the region's content. */
export async function openSeededDatabase(): Promise<OpenDatabase> {
  if (!serverUrl)
    return openInMemory(
      await PGlite.create({ extensions: { pg_trgm }, loadDataDir: new Blob([await readFile(await seededCopy())]) }),
    )
  const database = await openOnServer(serverUrl)
  await seed(database.db)
  await database.vacuum()
  return database
}
