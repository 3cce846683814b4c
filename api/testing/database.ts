import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { OpenDatabase } from '../database/database.ts'
import { openInMemory } from '../database/embedded.ts'
import { seed } from '../seed/seed.ts'
import { openOnServer, seededTemplate } from './on-server.ts'
import { seededVersion } from './seeded-version.ts'

/** A PostgreSQL server for tests; without one databases are embedded. */
export const serverUrl = process.env['TEST_DATABASE_URL']

/** PostgreSQL fills its buffers with zeros when it starts: the usual 128 MB take longer than all the rest. */
const smallBuffers = '4MB'
const create = (buffers = smallBuffers, loadDataDir?: Blob): Promise<PGlite> =>
  PGlite.create({
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${buffers}`],
    ...(loadDataDir && { loadDataDir }),
  })

/** A fresh, empty database: on the server of TEST_DATABASE_URL where there is one, else in memory. */
export const openTestDatabase = async (): Promise<OpenDatabase> =>
  serverUrl ? openOnServer(serverUrl) : openInMemory(await create())

const buildFolder = fileURLToPath(new URL('../../.build', import.meta.url))
/** Deletes copies of other versions of the content, but no file that another process is writing. */
async function removeOldCopies(latest: string): Promise<void> {
  const copies = (await readdir(buildFolder)).filter((name) => /^seeded-\w+\.tar$/.test(name))
  const old = copies.filter((name) => name !== basename(latest))
  await Promise.all(old.map((name) => rm(join(buildFolder, name), { force: true })))
}

/** @returns the file with the dump of a seeded embedded database */
async function seededFile(): Promise<string> {
  const file = join(buildFolder, `seeded-${await seededVersion()}.tar`)
  if (existsSync(file)) return file
  const pglite = await create()
  const { db, vacuum, close } = await openInMemory(pglite)
  await seed(db)
  await vacuum()
  await mkdir(buildFolder, { recursive: true })
  const own = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  await writeFile(own, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  await rename(own, file)
  await close()
  await removeOldCopies(file)
  return file
}

/**
 * A dump in memory, which PGlite reads by `arrayBuffer` alone. An ordinary blob is copied part by part whenever it is
 * read, which takes longer than opening a database.
 */
class BlobInMemory extends Blob {
  readonly #content: ArrayBuffer
  constructor(content: Uint8Array) {
    super()
    this.#content = Uint8Array.from(content).buffer
  }
  override arrayBuffer = async () => this.#content.slice(0)
}
let dump: Promise<Blob> | undefined
/** The dump of a seeded embedded database, read once in a process. */
const seededDump = () => (dump ??= seededFile().then(async (file) => new BlobInMemory(await readFile(file))))

/** Puts an embedded database with the region's content into a data folder. */
export async function seedFolder(folder: string): Promise<void> {
  const loadDataDir = await seededDump()
  const pglite = await PGlite.create({ dataDir: join(folder, 'db'), extensions: { pg_trgm }, loadDataDir })
  await pglite.close()
}

/**
 * A separate database with the region's content. It is a copy, because seeding takes seconds.
 * @param buffers PostgreSQL's shared_buffers; a benchmark has those of production
 */
export async function openSeededDatabase(buffers = smallBuffers): Promise<OpenDatabase> {
  if (!serverUrl) return openInMemory(await create(buffers, await seededDump()))
  return openOnServer(serverUrl, await seededTemplate(serverUrl))
}
