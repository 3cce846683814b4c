import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenDatabase, rows } from '../database/database.ts'
import { openSeededDatabase } from '../testing/database.ts'
import { aPortalOver, today } from '../testing/portal.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openSeededDatabase()
})
afterAll(() => database.close())

const each = (requests: number) => ({
  search: { requests, seconds: 60 },
  places: { requests, seconds: 60 },
  weather: { requests, seconds: 60 },
})
const suggest = 'portal/search/suggestions?q=муз'
const statusesOf = async (responses: Promise<Response>[]) => (await Promise.all(responses)).map(({ status }) => status)
const together = (count: number, fetch: (path: string) => Promise<Response>) =>
  statusesOf(Array.from({ length: count }, () => fetch(suggest)))

test('parallel first requests of a new visitor all pass up to the limit, and no more', async () => {
  const { fetch } = aPortalOver(database.db, { limits: each(30), visitorOf: () => 'parallel' })

  const first = await together(30, fetch)
  const next = await together(5, fetch)

  expect(first).toEqual(Array(30).fill(200))
  expect(next).toEqual(Array(5).fill(429))
})

test('parallel first requests take one portion, not one each', async () => {
  const { fetch } = aPortalOver(database.db, { visitorOf: () => 'portion' })
  await database.db.execute(sql`delete from request_count`)

  expect(await together(30, fetch)).toEqual(Array(30).fill(200))
  expect(await rows(database.db, sql`select requests from request_count`)).toEqual([{ requests: 60 }])
})

test('two processes on one database share a visitor’s limit, apart from other visitors and calls', async () => {
  let visitor = 'one'
  const options = { limits: each(40), visitorOf: () => visitor }
  const [one, other] = [aPortalOver(database.db, options), aPortalOver(database.db, options)]

  const statuses = (await Promise.all([together(30, one.fetch), together(30, other.fetch)])).flat()
  const refusal = await one.fetch(suggest)
  const dictionary = await one.fetch('portal/dictionary/territory')
  visitor = 'two'
  const stranger = await other.fetch(suggest)

  expect(statuses.filter((status) => status === 200)).toHaveLength(40)
  expect([refusal.status, Number(refusal.headers.get('retry-after'))]).toEqual([429, 60])
  expect([dictionary.status, stranger.status]).toEqual([200, 200])
})

test('limit classes of the contract have separate counts', async () => {
  const { fetch } = aPortalOver(database.db, { limits: each(1), visitorOf: () => 'classes' })

  const statuses = []
  for (const path of ['portal/search?q=a', suggest, 'portal/location', 'portal/location/points'])
    statuses.push((await fetch(path)).status)

  expect(statuses).toEqual([200, 429, 200, 429])
})

test('the next window starts a new count, and old counts are deleted', async () => {
  let now = today.getTime()
  const { fetch } = aPortalOver(database.db, { limits: each(1), visitorOf: () => 'windows', now: () => new Date(now) })
  const ask = async () => (await fetch(suggest)).status

  expect([await ask(), await ask()]).toEqual([200, 429])
  now += 60_000
  expect([await ask(), await ask()]).toEqual([200, 429])
  now += 120_000
  expect(await ask()).toBe(200)
  const windows = await rows(database.db, sql`select distinct window_start from request_count where name = 'search'`)
  expect(windows).toHaveLength(1)
})

test('the address of a visitor is not stored', async () => {
  const { fetch } = aPortalOver(database.db, { visitorOf: () => '203.0.113.7' })

  await fetch(suggest)

  expect(JSON.stringify(await rows(database.db, sql`select * from request_count`))).not.toContain('203.0.113.7')
})
