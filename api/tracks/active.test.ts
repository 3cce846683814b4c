import { trackLimits } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { readContent } from '../seed/content.ts'
import { seed } from '../seed/seed.ts'
import { openSeededDatabase } from '../testing/database.ts'
import { fair, museum, placeIds } from './testing/objects.ts'
import { aTrackProvider, aUser, namesOf, refusalOf } from './testing/visitors.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openSeededDatabase()
})
afterAll(() => database.close())

test('a new account has an empty track, which no cache may keep', async () => {
  const { device, name } = aUser(database.db)
  const headers = { authorization: `Bearer ${name}` }
  const response = await aTrackProvider(database.db).request('/portal/track/my/sync', { headers })

  expect(await device.myTrack()).toMatchObject({
    track: { locations: [], events: [], plan: [], object_list: [], version: 0, replaced: null },
  })
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})

test('attaching and detaching twice change nothing more, and the cards are in the order of the plan', async () => {
  const { device } = aUser(database.db)

  await device.attach({ body: fair })
  await device.attach({ body: { ...museum, day: 2, note: 'Сначала касса' } })
  const twice = await device.attach({ body: museum })
  const without = await device.detach({ body: fair })
  const again = await device.detach({ body: fair })

  expect(twice.track).toMatchObject({
    locations: [1001],
    events: [4001],
    plan: [fair, { ...museum, day: 2, note: 'Сначала касса' }],
    version: 2,
  })
  expect(twice.track.object_list.map(({ object_type, id }) => [object_type, id])).toEqual([
    ['event', 4001],
    ['location', 1001],
  ])
  expect(twice.track.object_list[0]?.dates).toBeDefined()
  expect([namesOf(without), without.track.version, again.track.version]).toEqual([['location 1001 on day 2'], 3, 3])
})

test('an object that never was in the catalogue is refused with an error of its field', async () => {
  const { device } = aUser(database.db)

  expect(await refusalOf(device.attach({ body: { object_type: 'event', object_id: 1001 } }))).toEqual([
    422,
    { object_id: ['There is no such place or event'] },
  ])
  const tour = { object_type: 'tour', object_id: 1 } as never
  expect(await refusalOf(device.attach({ body: tour }))).toEqual([422, { object_type: [expect.any(String)] }])
})

test('a full track refuses more stops, and says how many it can have', async () => {
  const { device, name } = aUser(database.db)
  const ids = await placeIds(database.db, trackLimits.stops + 1)
  const plan = Array.from({ length: trackLimits.stops }, (_, index) => ({
    object_type: 'location',
    object_id: 100_000 + index,
  }))
  await device.myTrack()
  await device.attach({ body: museum })
  await database.db.execute(sql`update active_track set plan = ${JSON.stringify(plan)}::jsonb where user_id = ${name}`)

  expect(ids.length).toBeGreaterThan(0)
  expect(await refusalOf(device.attach({ body: museum }))).toEqual([
    422,
    { object_id: ['A track has no more than 300 stops'] },
  ])
})

test('simultaneous changes of two devices are all kept', async () => {
  const { device, other } = aUser(database.db)
  const ids = await placeIds(database.db, 20)
  const half = ids.length / 2

  await Promise.all(
    ids.map((object_id, index) =>
      (index < half ? device : other).attach({ body: { object_type: 'location', object_id } }),
    ),
  )

  const { track } = await device.myTrack()
  expect(track.locations.toSorted((one, next) => one - next)).toEqual(ids)
  expect(track.version).toBe(20)
})

test('clearing the track is refused if another device has added stops meanwhile', async () => {
  const { device, other } = aUser(database.db)
  const { track } = await device.attach({ body: museum })
  await other.attach({ body: fair })
  const clear = (version: number | undefined) => device.clearTrack({ headers: { 'If-Match': `"${version}"` } })

  expect(await refusalOf(clear(track.version))).toBe(412)
  const cleared = await clear((await device.myTrack()).track.version)
  const repeated = await clear(track.version)

  expect([namesOf(cleared), namesOf(repeated)]).toEqual([[], []])
})

test('a stop whose object was deleted keeps its last card, which says so, and may be added again', async () => {
  const { device } = aUser(database.db)
  await device.mergeTrack({ body: { locations: [1001], events: [4001] } })
  const all = readContent()

  await seed(database.db, 'without a museum and a fair', () => ({
    ...all,
    locations: all.locations.filter(({ id }) => id !== 1001),
    events: all.events.filter(({ id }) => id !== 4001),
  }))
  const { track } = await device.myTrack()
  await device.detach({ body: museum })
  const restored = await device.attach({ body: museum })
  await seed(database.db, 'all', () => all)

  expect(track.object_list.map(({ id, is_removed }) => [id, is_removed])).toEqual([
    [1001, true],
    [4001, true],
  ])
  expect(namesOf(restored)).toEqual(['event 4001', 'location 1001'])
})

test('users have separate tracks', async () => {
  const [anna, boris] = [aUser(database.db), aUser(database.db)]
  await anna.device.attach({ body: museum })

  expect(namesOf(await boris.device.myTrack())).toEqual([])
  await boris.device.clearTrack({ headers: {} })
  expect(namesOf(await anna.device.myTrack())).toEqual(['location 1001'])
})
