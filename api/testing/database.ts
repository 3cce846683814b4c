import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { OpenDatabase } from '../database/database.ts'
import { openInMemory } from '../database/embedded.ts'
import { openServer } from '../database/server.ts'

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
  const { db, close } = await openServer(own.href)
  return { db, close: () => close().then(() => administer(url, `drop database ${name} with (force)`)) }
}

/** A fresh, empty database: on the server of TEST_DATABASE_URL where there is one, else in memory. */
export function openTestDatabase(): Promise<OpenDatabase> {
  const url = process.env['TEST_DATABASE_URL']
  return url ? openOnServer(url) : openInMemory()
}
