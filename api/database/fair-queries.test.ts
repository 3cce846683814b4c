import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { runFairly } from './fair-queries.ts'

let pglite: PGlite
let db: Database
beforeAll(async () => {
  pglite = await PGlite.create()
  runFairly(pglite)
  db = drizzle(pglite)
  await db.execute(sql`create table numbered (n int primary key)`)
})
afterAll(() => pglite.close())

const insert = (on: Pick<Database, 'execute'>, n: number) => on.execute(sql`insert into numbered values (${n})`)
const stored = async () =>
  (await pglite.query<{ n: number }>('select n from numbered order by n')).rows.map(({ n }) => n)

/** Counts how often the event loop has turned until it is stopped. */
function countTurns() {
  let turns = 0
  let handle = setImmediate(function count() {
    turns += 1
    handle = setImmediate(count)
  })
  return () => {
    clearImmediate(handle)
    return turns
  }
}

test('the event loop runs before each of several waiting queries, which run in their order', async () => {
  const finished: number[] = []
  const stop = countTurns()

  await Promise.all([1, 2, 3, 4, 5].map((n) => db.execute(sql`select ${n}`).then(() => finished.push(n))))

  expect(stop()).toBeGreaterThanOrEqual(5)
  expect(finished).toEqual([1, 2, 3, 4, 5])
})

test('the event loop runs between the queries of a transaction too', async () => {
  const stop = countTurns()

  await db.transaction(async (tx) => {
    for (let query = 0; query < 4; query += 1) await tx.execute(sql`select ${query}`)
  })

  expect(stop()).toBeGreaterThanOrEqual(4)
})

test('a failed query reports its error, and the next ones run', async () => {
  const [failed, after] = await Promise.allSettled([db.execute(sql`select 1 / 0`), db.execute(sql`select 1`)])

  expect([failed.status, after.status]).toEqual(['rejected', 'fulfilled'])
})

test('a failed transaction leaves no data, and no other query runs between its own', async () => {
  const failing = db.transaction(async (tx) => {
    await insert(tx, 1)
    await insert(tx, 2)
    throw new Error('changed our mind')
  })
  const other = insert(db, 3)

  await expect(failing).rejects.toThrow('changed our mind')
  await other

  expect(await stored()).toEqual([3])
})
