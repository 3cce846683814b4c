import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/database.ts'
import { intArray, textArray } from './array.ts'
import { type OpenDatabase, rows } from './database.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test.each([[['null', 'NULL', '{}', '{a,b}', '"', '\\', '\\"', ',', ' ', '', '😀', "'", 'a\nb']], [[]]])(
  'a list of texts is passed unchanged: %j',
  async (list) => {
    const [found] = await rows<{ list: string[]; length: number }>(
      database.db,
      sql`select ${textArray(list)} as list, cardinality(${textArray(list)}) as length`,
    )

    expect(found).toEqual({ list, length: list.length })
  },
)

test.each([[[3, 1, 999_999_999]], [[]]])('a list of numbers is passed unchanged: %j', async (list) => {
  expect(await rows(database.db, sql`select ${intArray(list)} as list`)).toEqual([{ list }])
})
