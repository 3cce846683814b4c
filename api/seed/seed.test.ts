import { sql } from 'drizzle-orm'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenDatabase, rows } from '../database/database.ts'
import { openTestDatabase } from '../testing/database.ts'
import { contentFolder, contentHash, readContent } from './content.ts'
import { allEntries } from './objects/all.ts'
import { sanitise, sanitiseFields } from './sanitise.ts'
import { seed, storedVersion } from './seed.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const counts = () => rows<{ name: string; rows: number }>(database.db, sql`
  select 'object' as name, count(*)::int as rows from object union all select 'text', count(*)::int from object_text
  union all select 'offer', count(*)::int from offer union all select 'session', count(*)::int from event_session
  union all select 'stop', count(*)::int from track_object union all select 'territory', count(*)::int from territory
  union all select 'document', count(*)::int from document union all select 'airport', count(*)::int from airport
  union all select 'advice', count(*)::int from advice union all select 'menu', count(*)::int from menu order by name`)

test('the content keeps its own rules', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['check.mjs', '--strict'], { cwd: contentFolder })

  expect(stdout).toMatch(/\nOK\n$/)
})

test('seeding stores every kind, in both languages', async () => {
  expect(await seed(database.db)).toBe(true)

  expect(Object.fromEntries((await counts()).map(({ name, rows: count }) => [name, count]))).toEqual({
    object: 225, text: 450, offer: 135, session: 45, stop: 69, territory: 22, document: 5, airport: 10, advice: 1, menu: 3,
  })
  expect(await storedVersion(database.db)).toBe(contentHash())
})

test('seeding again with the same content does nothing', async () => {
  const before = await rows(database.db, sql`select xmin::text from object_text order by object_type, id, language`)

  expect(await seed(database.db)).toBe(false)

  expect(await rows(database.db, sql`select xmin::text from object_text order by object_type, id, language`)).toEqual(before)
})

test('changed content is stored over the old, and what is gone leaves', async () => {
  const before = await counts()
  await database.db.execute(sql`update object_text set title = 'changed' where id = 1001`)
  await database.db.execute(sql`insert into territory select 99, title, title_en, summary, summary_en, kind, is_pinned, latitude, longitude from territory where id = 1`)

  expect(await seed(database.db, 'another')).toBe(true)

  expect(await counts()).toEqual(before)
  expect(await rows(database.db, sql`select title from object_text where id = 1001 and language = 'ru'`)).toEqual([{ title: 'Музей Природы и Человека' }])
})

test('processes that seed at once store it once', async () => {
  const stored = await Promise.all([seed(database.db, 'third'), seed(database.db, 'third')])

  expect(stored.filter(Boolean)).toHaveLength(1)
})

test('a missing translation falls back to Russian', () => {
  const content = readContent()
  const [first, ...others] = content.locations
  if (!first) throw new Error('the content has places')
  const title = { ru: first.title.ru }

  const [entry] = allEntries({ ...content, locations: [{ ...first, title }, ...others] })

  expect(entry?.shown.en.card.the_title).toBe(first.title.ru)
})

test('editors\' HTML keeps its text and links, and loses what could run', () => {
  const dirty = '<p onclick="x()">Да<script>alert(1)</script> <a href="javascript:x()" target="_blank">a</a><a href="/locations/1">b</a><img src=x onerror=x()><iframe></iframe><svg><a>c</a></svg></p>'

  expect(sanitise(dirty)).toBe('<p>Да <a>a</a><a href="/locations/1">b</a><a>c</a></p>')
  expect(sanitiseFields({ title: '<b>', description: { ru: '<p>a<script>1</script></p>' }, program: [{ text: { ru: '<i>b</i>' } }] })).toEqual({ title: '<b>', description: { ru: '<p>a</p>' }, program: [{ text: { ru: 'b' } }] })
})
