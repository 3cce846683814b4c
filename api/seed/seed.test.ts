import { objectTypes } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenDatabase, rows } from '../database/database.ts'
import { openTestDatabase } from '../testing/database.ts'
import { contentHash, readContent } from './content.ts'
import { documentRows } from './dictionaries.ts'
import { fill } from './fill.ts'
import { allEntries } from './objects/all.ts'
import { sanitise, sanitiseFields } from './sanitise.ts'
import { seed, storedVersion } from './seed.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const counts = () =>
  rows<{ name: string; rows: number }>(
    database.db,
    sql`
  select 'object' as name, count(*)::int as rows from object union all select 'text', count(*)::int from object_text
  union all select 'offer', count(*)::int from offer union all select 'session', count(*)::int from event_session
  union all select 'stop', count(*)::int from track_object union all select 'territory', count(*)::int from territory
  union all select 'document', count(*)::int from document union all select 'airport', count(*)::int from airport
  union all select 'advice', count(*)::int from advice union all select 'menu', count(*)::int from menu
  union all select 'seller', count(*)::int from seller order by name`,
  )

test('seeding stores every kind, in both languages', async () => {
  expect(await seed(database.db)).toBe(true)

  expect(Object.fromEntries((await counts()).map(({ name, rows: count }) => [name, count]))).toEqual({
    object: 225,
    text: 450,
    offer: 204,
    seller: 10,
    session: 45,
    stop: 69,
    territory: 22,
    document: 5,
    airport: 10,
    advice: 3,
    menu: 3,
  })
  expect(await storedVersion(database.db)).toBe(contentHash())
})

test('seeding again with the same content does nothing', async () => {
  const before = await rows(database.db, sql`select xmin::text from object_text order by object_type, id, language`)

  expect(await seed(database.db)).toBe(false)

  expect(await rows(database.db, sql`select xmin::text from object_text order by object_type, id, language`)).toEqual(
    before,
  )
})

test('changed content replaces the old, and deleted objects are removed', async () => {
  const before = await counts()
  await database.db.execute(sql`update object_text set title = 'changed' where id = 1001`)
  await database.db.execute(
    sql`insert into territory select 99, title, title_en, summary, summary_en, kind, is_pinned, latitude, longitude from territory where id = 1`,
  )

  expect(await seed(database.db, 'another')).toBe(true)

  expect(await counts()).toEqual(before)
  expect(await rows(database.db, sql`select title from object_text where id = 1001 and language = 'ru'`)).toEqual([
    { title: 'Музей Природы и Человека' },
  ])
})

test('processes that seed at the same time store the content once', async () => {
  const stored = await Promise.all([seed(database.db, 'third'), seed(database.db, 'third')])

  expect(stored.filter(Boolean)).toHaveLength(1)
})

test('a failed vacuum is logged and does not stop the start', async () => {
  const lines: string[] = []
  const vacuum = () => Promise.reject(new Error('canceling statement due to statement timeout'))

  expect(await fill({ ...database, vacuum }, (line) => lines.push(line))).toBe(true)

  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      level: 'warning',
      error: expect.objectContaining({ message: expect.stringContaining('timeout') }),
    }),
  ])
  expect(await fill(database, (line) => lines.push(line))).toBe(false)
})

test('a missing translation falls back to Russian', () => {
  const content = readContent()
  const [first, ...others] = content.locations
  if (!first) throw new Error('the content has places')
  const title = { ru: first.title.ru }

  const [entry] = allEntries({ ...content, locations: [{ ...first, title }, ...others] })

  expect(entry?.shown.en.card.the_title).toBe(first.title.ru)
})

test("editors' HTML keeps its text and links, and loses scripts", () => {
  const dirty =
    '<p onclick="x()">Да<script>alert(1)</script> <a href="javascript:x()" target="_blank">a</a><a href="/locations/1">b</a><img src=x onerror=x()><iframe></iframe><svg><a>c</a></svg></p>'

  expect(sanitise(dirty)).toBe('<p>Да <a>a</a><a href="/locations/1">b</a><a>c</a></p>')
  expect(
    sanitiseFields({
      title: '<b>',
      description: { ru: '<p>a<script>1</script></p>' },
      program: [{ text: { ru: '<i>b</i>' } }],
    }),
  ).toEqual({ title: '<b>', description: { ru: '<p>a</p>' }, program: [{ text: { ru: 'b' } }] })
})

const poison = '<script>alert(1)</script><img src=x onerror=alert(2)><a href="javascript:alert(3)">kept</a>'
const poisoned = (name: string, value: unknown) =>
  /^(description|body|text)$/.test(name) && value && typeof value === 'object' && 'ru' in value
    ? { ru: `${value.ru}${poison}`, en: poison }
    : value

test('no script is stored in any HTML field of any kind', () => {
  const content = sanitiseFields(JSON.parse(JSON.stringify(readContent()), poisoned) as ReturnType<typeof readContent>)
  const details = allEntries(content).map(({ draft, shown }) => ({
    kind: draft.object_type,
    text: JSON.stringify(shown),
  }))
  const bodies = documentRows(content).map(({ body, body_en }) => JSON.stringify([body, body_en]))

  for (const text of [...details.map((detail) => detail.text), ...bodies])
    expect(text).not.toMatch(/<script|alert|onerror|javascript:/)
  expect(new Set(details.filter(({ text }) => text.includes('<a>kept</a>')).map(({ kind }) => kind))).toEqual(
    new Set(objectTypes),
  )
  expect(bodies.length).toBeGreaterThan(0)
  expect(bodies.every((body) => body.includes('<a>kept</a>'))).toBe(true)
})

test('an invalid external link is refused with the name of its object', () => {
  const content = readContent()
  const [first, ...others] = content.tours
  if (!first) throw new Error('the content has tours')

  expect(() =>
    allEntries({ ...content, tours: [{ ...first, external_url: 'javascript:alert(1)' }, ...others] }),
  ).toThrow('tour 5001: external_url')
})
