import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenDatabase, rows } from '../database/database.ts'
import { openSeededDatabase } from '../testing/database.ts'
import { today } from '../testing/portal.ts'
import { aDevice, namesOf, refusalOf } from './testing/visitors.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openSeededDatabase()
})
afterAll(() => database.close())

let users = 0
const aUser = (options = {}) => aDevice(database.db, `saver-${(users += 1)}`, options)
const withKey = (key: string) => ({ query: {}, headers: { 'Idempotency-Key': key } })
const withoutKey = { query: {}, headers: {} }
const instead = (replaces: number) => ({ query: { replaces }, headers: {} })
const page = { query: {} }

async function aSavedTrack(device = aUser()) {
  await device.mergeTrack({
    body: { locations: [1001, 1002], events: [], day_notes: [{ day: 1, note: 'Пешком' }], days: 2 },
  })
  const { track } = await device.saveTrack(withoutKey)
  return { device, id: track.id, byId: { params: { id: track.id } } }
}

test('saving keeps the whole plan and empties the active track', async () => {
  const { device, byId } = await aSavedTrack()

  expect(await device.savedTrack(byId)).toMatchObject({
    track: { title: null, created_at: today.toISOString(), locations: [1001, 1002], days: 2 },
  })
  expect(await device.myTrack()).toMatchObject({ track: { plan: [], day_notes: [], days: null } })
})

test('an empty track is not saved', async () => {
  expect(await refusalOf(aUser().saveTrack(withoutKey))).toEqual([422, { track: ['The track is empty'] }])
})

test('a key saves once, also with simultaneous requests', async () => {
  const device = aUser()
  const key = withKey('a-key-of-sixteen-or-more')
  await device.mergeTrack({ body: { locations: [1001], events: [] } })

  const [one, two] = await Promise.all([device.saveTrack(key), device.saveTrack(key)])
  await device.mergeTrack({ body: { locations: [1002], events: [] } })
  const late = await device.saveTrack(key)

  expect([two, late]).toEqual([one, one])
  expect((await device.savedTracks(page)).total).toBe(1)
  expect(namesOf(await device.myTrack())).toEqual(['location 1002'])
})

test('saving is refused if another device has changed the track, but a repeated save gets the first response', async () => {
  const device = aUser()
  const { track } = await device.attach({ body: { object_type: 'location', object_id: 1001 } })
  const seen = (version: number | undefined, key = 'a-key-of-sixteen-or-more') => ({
    query: {},
    headers: { 'Idempotency-Key': key, 'If-Match': `"${version}"` },
  })
  const other = await device.attach({ body: { object_type: 'location', object_id: 1002 } })

  expect(await refusalOf(device.saveTrack(seen(track.version)))).toBe(412)
  const saved = await device.saveTrack(seen(other.track.version))
  const repeated = await device.saveTrack(seen(other.track.version))

  expect([namesOf(saved), repeated]).toEqual([['location 1001', 'location 1002'], saved])
  expect((await device.savedTracks(page)).total).toBe(1)
})

test('the list has the newest first, in pages', async () => {
  const device = aUser()
  const ids: number[] = []
  for (const _ of [1, 2, 3]) ids.unshift((await aSavedTrack(device)).id)

  const all = await device.savedTracks(page)
  const second = await device.savedTracks({ query: { limit: 1, offset: 1 } })

  expect([all.track_list.map(({ id }) => id), all.total]).toEqual([ids, 3])
  expect(second).toMatchObject({ track_list: [{ id: ids[1], count: 2, days: 2 }], total: 3 })
})

test('a track can be renamed and copied', async () => {
  const { device, id, byId } = await aSavedTrack()

  const renamed = await device.renameTrack({ ...byId, body: { title: '  Зима в Югре ' } })
  const copy = await device.copyTrack(byId)

  expect(renamed.track).toMatchObject({ id, title: 'Зима в Югре' })
  expect(copy.track).toMatchObject({ title: 'Зима в Югре (copy)', locations: [1001, 1002] })
  expect(copy.track.id).not.toBe(id)
  expect((await device.copyTrack(byId)).track.title).toBe('Зима в Югре (copy 2)')
})

test('a deleted track is gone and can be restored for thirty days', async () => {
  let now = today
  const device = aUser({ now: () => now })
  const { byId } = await aSavedTrack(device)

  await device.deleteTrack(byId)
  const gone = await Promise.all([
    refusalOf(device.savedTrack(byId)),
    refusalOf(device.renameTrack({ ...byId, body: { title: 'x' } })),
    refusalOf(device.copyTrack(byId)),
    refusalOf(device.deleteTrack(byId)),
  ])
  const { total } = await device.savedTracks(page)
  const restored = await device.restoreTrack(byId)
  await device.deleteTrack(byId)
  now = new Date(today.getTime() + 31 * 86_400_000)
  const { byId: another } = await aSavedTrack(device)
  await device.deleteTrack(another)

  expect([gone, total, namesOf(restored)]).toEqual([[404, 404, 404, 404], 0, ['location 1001', 'location 1002']])
  expect(await refusalOf(device.restoreTrack(byId))).toBe(404)
  expect(namesOf(await device.restoreTrack(another))).toEqual(['location 1001', 'location 1002'])
})

test('of deleted tracks the last two hundred can be restored', async () => {
  let now = today
  const device = aUser({ now: () => now })
  const { byId } = await aSavedTrack(device)
  const first = { params: { id: (await device.copyTrack(byId)).track.id } }
  const later = (seconds: number) => new Date(today.getTime() + seconds * 1000)

  await device.deleteTrack(first)
  await database.db.execute(sql`
    insert into saved_track (user_id, created_at, deleted_at, plan, day_notes)
    select user_id, created_at, ${later(1).toISOString()}::timestamptz, plan, day_notes
    from saved_track, generate_series(2, 200) where id = ${byId.params.id}`)
  now = later(2)
  await device.deleteTrack(byId)

  expect(await refusalOf(device.restoreTrack(first))).toBe(404)
  expect(namesOf(await device.restoreTrack(byId))).toEqual(['location 1001', 'location 1002'])
})

test('another user’s track has the same response as an unknown one', async () => {
  const { device, byId } = await aSavedTrack()
  const stranger = aUser()
  const tries = [
    stranger.savedTrack(byId),
    stranger.renameTrack({ ...byId, body: { title: 'x' } }),
    stranger.deleteTrack(byId),
    stranger.restoreTrack(byId),
    stranger.copyTrack(byId),
  ]

  expect(await Promise.all(tries.map(refusalOf))).toEqual([404, 404, 404, 404, 404])
  expect((await device.savedTrack(byId)).track.title).toBeNull()
})

describe('a track that is saved over a saved one', () => {
  async function aReplacedTrack(options = {}) {
    let now = today
    const device = aUser({ now: () => now, ...options })
    const { id, byId } = await aSavedTrack(device)
    await device.renameTrack({ ...byId, body: { title: 'Зимняя дорога' } })
    const { track: other } = await device.copyTrack(byId)
    now = new Date(today.getTime() + 60_000)
    await device.mergeTrack({ body: { locations: [1003], events: [] } })
    const key = { query: { replaces: id }, headers: { 'Idempotency-Key': 'a-key-that-replaces' } }
    const { track } = await device.saveTrack(key)
    return { device, id, byId, other, key, track, undo: { params: { id: track.replaced_id ?? 0 } } }
  }

  test('keeps its name, gets another plan, and is the first of the list; the active track is empty', async () => {
    const { device, id, byId, other, track } = await aReplacedTrack()

    expect(track).toMatchObject({ id, title: 'Зимняя дорога', locations: [1003], days: null, day_notes: [] })
    expect(namesOf(await device.savedTrack(byId))).toEqual(['location 1003'])
    const { track_list, total } = await device.savedTracks(page)
    expect([track_list.map((line) => [line.id, line.count]), total]).toEqual([
      [
        [id, 1],
        [other.id, 2],
      ],
      2,
    ])
    expect(namesOf(await device.myTrack())).toEqual([])
  })

  test('is saved once with one key, and the repeated response says what it replaced too', async () => {
    const { device, key, track } = await aReplacedTrack()
    await device.mergeTrack({ body: { locations: [1004], events: [] } })

    expect((await device.saveTrack(key)).track).toEqual(track)
    expect(namesOf(await device.myTrack())).toEqual(['location 1004'])
  })

  test('has its earlier state after restoring, for any number of requests', async () => {
    const { device, id, undo } = await aReplacedTrack()
    const before = { id, title: 'Зимняя дорога', created_at: today.toISOString(), locations: [1001, 1002], days: 2 }

    expect((await device.restoreTrack(undo)).track).toMatchObject(before)
    expect((await device.restoreTrack(undo)).track).toMatchObject(before)
    expect((await device.savedTracks(page)).total).toBe(2)
  })

  test('has the state before that save after restoring, even if another device has saved or deleted it since', async () => {
    const { device, id, byId, undo } = await aReplacedTrack()
    await device.mergeTrack({ body: { locations: [1004], events: [] } })
    const { track: later } = await device.saveTrack(instead(id))

    expect(namesOf(await device.restoreTrack(undo))).toEqual(['location 1001', 'location 1002'])
    expect(namesOf(await device.restoreTrack({ params: { id: later.replaced_id ?? 0 } }))).toEqual(['location 1003'])
    await device.deleteTrack(byId)
    expect((await device.restoreTrack(undo)).track).toMatchObject({ id, locations: [1001, 1002] })
    expect((await device.savedTracks(page)).total).toBe(2)
  })

  test('has an earlier state that cannot be listed, shown, renamed or copied', async () => {
    const { device, undo } = await aReplacedTrack()
    const tries = [
      device.savedTrack(undo),
      device.renameTrack({ ...undo, body: { title: 'x' } }),
      device.copyTrack(undo),
      device.deleteTrack(undo),
    ]
    expect(await Promise.all(tries.map(refusalOf))).toEqual([404, 404, 404, 404])
  })

  test('is refused if the saved one is unknown, deleted or another user’s, and the active track stays', async () => {
    const { device, id, byId } = await aReplacedTrack()
    const stranger = aUser()
    await device.mergeTrack({ body: { locations: [1004], events: [] } })
    await stranger.mergeTrack({ body: { locations: [1004], events: [] } })
    const others = [refusalOf(stranger.saveTrack(instead(id))), refusalOf(device.saveTrack(instead(999_999)))]
    expect(await Promise.all(others)).toEqual([404, 404])
    await device.deleteTrack(byId)

    expect(await refusalOf(device.saveTrack(instead(id)))).toBe(404)
    expect(namesOf(await device.myTrack())).toEqual(['location 1004'])
    expect((await device.restoreTrack(byId)).track).toMatchObject({ id, locations: [1003] })
  })

  test('cannot be restored by anybody else', async () => {
    const { device, byId, undo } = await aReplacedTrack()

    expect(await refusalOf(aUser().restoreTrack(undo))).toBe(404)
    expect(namesOf(await device.savedTrack(byId))).toEqual(['location 1003'])
  })

  test('does not count twice, and its earlier states are removed like deleted tracks', async () => {
    const { device, id, byId, undo } = await aReplacedTrack()
    await database.db.execute(sql`
      insert into saved_track (user_id, created_at, deleted_at, plan, day_notes)
      select user_id, created_at, ${new Date(today.getTime() + 120_000).toISOString()}::timestamptz, plan, day_notes
      from saved_track, generate_series(1, 200) where id = ${id}`)
    await database.db.execute(sql`
      insert into saved_track (user_id, created_at, plan, day_notes)
      select user_id, created_at, plan, day_notes from saved_track, generate_series(3, 200) where id = ${id}`)
    await device.mergeTrack({ body: { locations: [1004], events: [] } })

    expect((await device.saveTrack(instead(id))).track).toMatchObject({ id, locations: [1004] })
    expect(await refusalOf(device.restoreTrack(undo))).toBe(404)
    expect(namesOf(await device.savedTrack(byId))).toEqual(['location 1004'])
  })
})

test('a name that must be unique gets a number if another track has it, but not if a deleted one has it', async () => {
  const { device, byId } = await aSavedTrack()
  const { byId: second } = await aSavedTrack(device)
  const titled = async (at: typeof byId, unique?: boolean) =>
    (await device.renameTrack({ ...at, body: { title: 'Зима', unique } })).track.title

  expect([await titled(byId, true), await titled(byId, true)]).toEqual(['Зима', 'Зима'])
  expect([await titled(second, true), await titled(second, true)]).toEqual(['Зима (copy)', 'Зима (copy)'])
  expect(await titled(second)).toBe('Зима')
  await device.deleteTrack(byId)
  expect(await titled(second, true)).toBe('Зима')
})

test('the number of tracks of an account is limited', async () => {
  const { device, byId } = await aSavedTrack()
  await database.db.execute(sql`
    insert into saved_track (user_id, created_at, plan, day_notes)
    select user_id, created_at, plan, day_notes from saved_track, generate_series(2, 200) where id = ${byId.params.id}`)

  expect(await refusalOf(device.copyTrack(byId))).toEqual([
    422,
    { track: ['There are 200 saved tracks already: delete some'] },
  ])
  await device.mergeTrack({ body: { locations: [1001], events: [] } })
  expect(await refusalOf(device.saveTrack(withoutKey))).toMatchObject([422, {}])
  expect(namesOf(await device.myTrack())).toEqual(['location 1001'])
  await device.deleteTrack(byId)
  await device.saveTrack(withoutKey)
  expect(await refusalOf(device.restoreTrack(byId))).toMatchObject([422, { track: [expect.any(String)] }])
  expect(await rows(database.db, sql`select from saved_track where id = ${byId.params.id}`)).toHaveLength(1)
})
