import { type Call, calls, isCacheable } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from '../database/database.ts'
import { aPortal, aPortalOver, today, type TestPortal } from '../testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await aPortal()
})
afterAll(() => portal.close())

const etagOf = async (path: string, language: 'ru' | 'en' = 'ru') =>
  (await portal.fetch(path, { language })).headers.get('etag') ?? ''
const askAgain = (path: string, etag: string, language: 'ru' | 'en' = 'ru') =>
  portal.fetch(path, { language, headers: { 'if-none-match': etag } })

const publicReads = Object.values<Call>(calls).filter(isCacheable)

/** The query of the calls that need one. */
const queries: Record<string, string> = {
  'portal/search': 'q=музей',
  'portal/search/suggestions': 'q=музей',
  'portal/dictionary/season-statement': 'date=2026-12-01',
}

/** An address of each public read: of an object, the first one's. */
async function addresses(): Promise<string[]> {
  const first = await rows<{ kind: string; id: number }>(
    portal.db,
    sql`select object_type as kind, min(id) as id from object group by 1`,
  )
  const ids = new Map(first.map(({ kind, id }) => [kind, id]))
  return publicReads.map(({ path }) =>
    queries[path]
      ? `${path}?${queries[path]}`
      : path.replace(/(\w+)\/\{id\}/, (_, kind: string) => `${kind}/${ids.get(kind) ?? 1}`),
  )
}

test('an unchanged response is 304, for either form of its ETag', async () => {
  const etag = await etagOf('portal/location', 'en')

  for (const known of [etag, etag.replace('W/', ''), `"x", ${etag}`, '*']) {
    const again = await askAgain('portal/location', known, 'en')
    expect([known, again.status, await again.text(), again.headers.get('etag')]).toEqual([known, 304, '', etag])
    expect(Object.fromEntries(again.headers)).toMatchObject({
      'content-language': 'en',
      vary: 'Accept-Language, Accept-Encoding',
      'x-request-id': expect.any(String),
    })
  }
})

test('every address has its own ETag in each language', async () => {
  const paths = ['portal/location/1001', 'portal/location/1002', 'portal/location', 'portal/dictionary/territory']

  const etags = await Promise.all(paths.flatMap((path) => [etagOf(path, 'ru'), etagOf(path, 'en')]))

  expect(new Set(etags).size).toBe(paths.length * 2)
})

test('an unknown object is 404, for any If-None-Match', async () => {
  const known = await etagOf('portal/location/1001')
  const ofObjects = publicReads.filter((call) => call.path.includes('{'))
  expect(ofObjects.length).toBeGreaterThan(5)
  for (const { path } of ofObjects) {
    const unknown = `${path.replace('{id}', '999999999')}`
    for (const etag of ['*', known]) expect([unknown, (await askAgain(unknown, etag)).status]).toEqual([unknown, 404])
  }
})

test('invalid parameters are 422 rather than 304', async () => {
  expect((await askAgain('portal/location?limit=no', '*')).status).toBe(422)
})

test('a sold seat changes the ETag of the object with the offer, and no other', async () => {
  const [before, other] = [await etagOf('portal/event/4001'), await etagOf('portal/event/4002')]
  const remaining = async () =>
    (await portal.ask('event', 'portal/event/4001')).event.offer_list.map((offer) => offer.remaining)
  const seats = await remaining()

  await portal.db.execute(sql`insert into sold_seats values (9002, 2)`)

  expect(seats).toContain(15)
  expect(await remaining()).toEqual(seats.map((count) => (count === 15 ? 13 : count)))
  expect((await askAgain('portal/event/4001', before)).status).toBe(200)
  expect((await askAgain('portal/event/4002', other)).status).toBe(304)
  await portal.db.execute(sql`delete from sold_seats`)
  expect((await askAgain('portal/event/4001', before)).status).toBe(304)
})

test('an editor’s change of an object changes its ETag at once, in every process', async () => {
  const other = aPortalOver(portal.db)
  const before = await etagOf('portal/location/1001')

  await portal.db.execute(
    sql`update object_text set detail = replace(detail, 'Музей', 'Музей!') where object_type = 'location' and id = 1001`,
  )

  expect((await other.fetch('portal/location/1001')).headers.get('etag')).not.toBe(before)
})

test('an ETag changes with time only if the response does', async () => {
  const at = async (path: string, now: string) =>
    (await aPortalOver(portal.db, { now: () => new Date(now) }).fetch(path)).headers.get('etag')
  const [summer, winter] = ['2026-07-01T12:00:00+05:00', today.toISOString()]

  expect(await at('portal/event', summer)).not.toBe(await at('portal/event', winter))
  expect(await at('portal/dictionary/territory', summer)).toBe(await at('portal/dictionary/territory', winter))
})

test('every public read has an ETag, which the next response repeats', async () => {
  const all = await addresses()
  expect(all).toHaveLength(publicReads.length)
  for (const address of all) {
    const response = await portal.fetch(address)
    expect([address, response.status]).toEqual([address, 200])
    expect([address, (await askAgain(address, response.headers.get('etag') ?? '')).status]).toEqual([address, 304])
  }
})
