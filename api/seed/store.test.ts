import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventSession, territory } from '../database/content.ts'
import type { OpenDatabase } from '../database/database.ts'
import { openTestDatabase } from '../testing/database.ts'
import { replace } from './store.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const aTerritory = (id: number, title = `Город ${id}`): typeof territory.$inferInsert => ({
  id,
  title,
  title_en: title,
  summary: '',
  summary_en: '',
  kind: 'city',
  is_pinned: false,
  latitude: 61,
  longitude: 69,
})
const titles = async () =>
  (await database.db.select().from(territory).orderBy(asc(territory.id))).map(({ title }) => title)

test('a table gets exactly the given rows: new ones are inserted, changed ones updated, others deleted', async () => {
  await replace(database.db, territory, [aTerritory(1), aTerritory(2)])
  await replace(database.db, territory, [aTerritory(2, 'Сургут'), aTerritory(3)])

  expect(await titles()).toEqual(['Сургут', 'Город 3'])
})

test('more rows than fit into one statement are all stored', async () => {
  const many = Array.from({ length: 250 }, (_, index) => aTerritory(index + 1))

  await replace(database.db, territory, many)

  expect(await titles()).toEqual(many.map(({ title }) => title))
})

test('rows are recognised by all columns of their key', async () => {
  const session = (event_id: number, position: number) => ({
    event_id,
    position,
    starts_at: '2026-12-05T10:00:00+05:00',
    ends_at: '2026-12-05T12:00:00+05:00',
    location_id: null,
  })

  await replace(database.db, eventSession, [session(1, 0), session(1, 1), session(2, 0)])
  await replace(database.db, eventSession, [session(1, 1), session(2, 0)])

  const kept = await database.db.select().from(eventSession).orderBy(asc(eventSession.event_id))
  expect(kept.map(({ event_id, position }) => [event_id, position])).toEqual([
    [1, 1],
    [2, 0],
  ])
})

test('without rows a table is empty', async () => {
  await replace(database.db, eventSession, [])

  expect(await database.db.select().from(eventSession)).toEqual([])
})
