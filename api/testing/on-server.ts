import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { OpenDatabase } from '../database/database.ts'
import { openServer } from '../database/server.ts'
import { seed } from '../seed/seed.ts'
import { seededVersion } from './seeded-version.ts'

async function administer<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const withName = (url: string, name: string) => Object.assign(new URL(url), { pathname: name }).href

/**
 * A database of its own on a server, dropped when it is closed.
 *
 * @param template a database to copy that nobody is connected to
 */
export async function openOnServer(url: string, template = 'template1'): Promise<OpenDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(url, (client) => client.query(`create database ${name} template ${template}`))
  const { close, ...database } = await openServer(withName(url, name))
  const drop = () => administer(url, async (client) => void (await client.query(`drop database ${name} with (force)`)))
  return { ...database, close: () => close().then(drop) }
}

/** Key of an advisory lock: of processes that need the template at once, one makes it. */
const templateLock = 7_263_412

/**
 * A seeded database on a server, from which others are copied.
 *
 * @returns its name; it is made where there is none
 */
export async function seededTemplate(url: string): Promise<string> {
  const name = `seeded_${await seededVersion()}`
  return administer(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return name
    const partial = `partial_${randomBytes(6).toString('hex')}`
    await client.query(`create database ${partial}`)
    const { db, vacuum, close } = await openServer(withName(url, partial))
    await seed(db)
    await vacuum()
    await close()
    await client.query(`alter database ${partial} rename to ${name}`)
    return name
  })
}
