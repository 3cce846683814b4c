import { sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { expect, test } from 'vitest'
import { rows } from './database.ts'
import { serverUrl as url } from '../testing/database.ts'
import { openServer } from './server.ts'

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

test.skipIf(!url)(
  'migrating and vacuuming may exceed the time limit of requests, which applies again afterwards',
  async () => {
    const name = `test_${randomBytes(6).toString('hex')}`
    await onServer(`create database ${name}`)
    const own = new URL(url ?? '')
    own.pathname = name

    const { db, vacuum, close } = await openServer(own.href, 5)
    await vacuum()

    expect(await rows(db, sql`show statement_timeout`)).toEqual([{ statement_timeout: '5ms' }])
    await expect(db.execute(sql`select pg_sleep(1)`)).rejects.toThrow()
    await close()
    await onServer(`drop database ${name} with (force)`)
  },
)
