import { mostPoints } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPortal, type TestPortal } from '../testing/portal.ts'

const places = 5_300

let portal: TestPortal
/** Adds places, last in the editors' order and far away, until there are `places`. */
async function addFarPlaces(): Promise<void> {
  const copy = sql`from generate_series(103, ${places}::int) as copy`
  await portal.db.execute(sql`
    insert into object (object_type, id, position, territory_id, territory_ids, type_id, for_disabled, season, latitude, longitude, search, title_search)
    select 'location', copy + 10000, copy + 10000, 1, '{1}', 1, false, '{}', 10, 10, '', '' ${copy}`)
  await portal.db.execute(sql`
    insert into object_text (object_type, id, language, title, link, hint, card, search_result, detail)
    select 'location', copy + 10000, 'ru', repeat('Место ', 5), '/locations/' || copy, '', '{}', '', '' ${copy}`)
}
beforeAll(async () => {
  portal = await aPortal()
  await addFarPlaces()
})
afterAll(() => portal.close())

const points = (query = '') => portal.ask('locationPoints', `portal/location/points?${query}`)
const listed = async (query: string) =>
  (await portal.ask('locations', `portal/location?limit=100&${query}`)).location_list.map(({ id }) => id)

test('a map of a large region gets the first of its places, within both limits, and the total', async () => {
  const response = await portal.fetch('portal/location/points')
  const { features, total } = await points()

  expect(total).toBe(places)
  expect((await response.arrayBuffer()).byteLength).toBeLessThan(1024 * 1024 + 200)
  expect(features.length).toBeLessThanOrEqual(mostPoints)
  expect(features.length).toBeGreaterThan(mostPoints / 2)
  expect(features.slice(0, 100).map(({ id }) => id)).toEqual(await listed(''))
})

test('consecutive pages by offset have each place once and in order', async () => {
  const ids: number[] = []
  for (let total = Infinity; ids.length < total;) {
    const page = await points(`offset=${ids.length}`)
    expect(page.features.length).toBeGreaterThan(0)
    ids.push(...page.features.map(({ id }) => id))
    total = page.total ?? 0
  }

  expect(ids).toHaveLength(places)
  expect(new Set(ids).size).toBe(places)
  expect(await points(`offset=${places}`)).toEqual({ type: 'FeatureCollection', total: places, features: [] })
})

test('no more points than the limit are built, however short they are', async () => {
  await portal.db.execute("update object_text set title = '' where object_type = 'location'")

  expect((await points()).features).toHaveLength(mostPoints)
})

test('near a point the nearest are first, as in the list', async () => {
  const near = 'near=61.0036,69.0262'

  expect((await points(near)).features.slice(0, 100).map(({ id }) => id)).toEqual(await listed(near))
  expect((await points(`${near}&radius_km=1`)).total).toBeLessThan(places)
})

test('a box has all places inside it', async () => {
  const { features, total } = await points('bbox=60.9,68.9,61.1,69.2')

  expect(features).toHaveLength(total ?? -1)
  expect(total).toBeGreaterThan(10)
})

test('the last page of a long list can be reached, later pages are empty, and too large an offset is refused', async () => {
  const end = await (await portal.fetch(`portal/location?offset=${places - 3}`)).json()
  expect(end).toMatchObject({ total: places, location_list: [{}, {}, {}] })
  expect(await listed('offset=1000000')).toEqual([])
  expect((await portal.fetch('portal/location?offset=1000001')).status).toBe(422)
})

/**
 * The embedded database answers within this process, so that one query, whose cost the limits bound, may be waited for.
 */
test.each([
  ['the whole map', ''],
  ['the whole map by words', `q=${encodeURIComponent('место')}`],
  ['the widest circle', 'near=61.0,69.0&radius_km=100'],
])('the health check waits for at most one query for %s, however many are in the queue', async (_, query) => {
  const completed: string[] = []
  const ask = (name: string, path: string) =>
    portal.fetch(path).then(({ status }) => completed.push(`${name} ${status}`))
  const maps = Array.from({ length: 5 }, (_, visitor) =>
    ask('points', `portal/location/points?${query}&offset=${visitor}`),
  )
  // Until the first query is with the database.
  await new Promise((resolve) => setImmediate(resolve))

  await Promise.all([...maps, ask('health', 'healthz')])

  expect(completed).toHaveLength(6)
  expect(completed.slice(0, 2)).toContain('health 200')
  expect(completed.filter((one) => one === 'points 200')).toHaveLength(5)
})
