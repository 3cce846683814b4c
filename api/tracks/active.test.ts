import { calendarDate, type DetachedStop, lengthOfNotes, trackLimits } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenDatabase, rows } from '../database/database.ts'
import { readContent } from '../seed/content.ts'
import { seed } from '../seed/seed.ts'
import { openSeededDatabase } from '../testing/database.ts'
import { aDevice, aTrackProvider, namesOf, refusalOf } from './testing/visitors.ts'

const [museum, park, house] = [1001, 1002, 1003].map((object_id) => ({ object_type: 'location' as const, object_id }))
const [fair, race] = [4001, 4002].map((object_id) => ({ object_type: 'event' as const, object_id }))
if (!museum || !park || !house || !fair || !race) throw new Error('there are five objects')

let database: OpenDatabase
beforeAll(async () => {
  database = await openSeededDatabase()
})
afterAll(() => database.close())

type Device = ReturnType<typeof aDevice>
let users = 0
const aUser = () => {
  users += 1
  const name = `user-${users}`
  return { name, device: aDevice(database.db, name), other: aDevice(database.db, name) }
}
const placeIds = (count: number) =>
  rows<{ id: number }>(
    database.db,
    sql`select id from object where object_type = 'location' order by id limit ${count}`,
  ).then((list) => list.map(({ id }) => id))

test('a new account has an empty track, which no cache may keep', async () => {
  const { device, name } = aUser()
  const headers = { authorization: `Bearer ${name}` }
  const response = await aTrackProvider(database.db).request('/portal/track/my/sync', { headers })

  expect(await device.myTrack()).toMatchObject({
    track: { locations: [], events: [], plan: [], object_list: [], version: 0, replaced: null },
  })
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})

test('attaching and detaching twice change nothing more, and the cards are in the order of the plan', async () => {
  const { device } = aUser()

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
  const { device } = aUser()

  expect(await refusalOf(device.attach({ body: { object_type: 'event', object_id: 1001 } }))).toEqual([
    422,
    { object_id: ['There is no such place or event'] },
  ])
  const tour = { object_type: 'tour', object_id: 1 } as never
  expect(await refusalOf(device.attach({ body: tour }))).toEqual([422, { object_type: [expect.any(String)] }])
})

test('a full track refuses more stops, and says how many it can have', async () => {
  const { device, name } = aUser()
  const ids = await placeIds(trackLimits.stops + 1)
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
  const { device, other } = aUser()
  const ids = await placeIds(20)
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

test('a guest’s track is merged once, however often it is sent, and the account’s stops stay unchanged', async () => {
  const { device } = aUser()
  await device.attach({ body: { ...museum, day: 3 } })
  const guest = {
    locations: [1002, 1001, 999_999],
    events: [4001],
    plan: [{ ...fair, day: 1 }, { ...museum, day: 1 }, park],
    day_notes: [{ day: 1, note: 'Приезд' }],
    start_date: calendarDate('2026-12-24'),
    days: 4,
  }

  const first = await device.mergeTrack({ body: guest })
  const again = await device.mergeTrack({ body: guest })

  expect(namesOf(first)).toEqual(['location 1001 on day 3', 'event 4001 on day 1', 'location 1002'])
  expect(first.track).toMatchObject({ start_date: '2026-12-24', days: 4, day_notes: [{ day: 1, note: 'Приезд' }] })
  expect(again).toEqual(first)
})

describe('merging a guest’s track into that of an account', () => {
  const left = { days: 7, start_date: calendarDate('2026-05-01'), day_notes: [{ day: 7, note: 'Осталось' }] }
  const days = { days: 2, start_date: calendarDate('2026-12-05'), day_notes: [{ day: 1, note: 'Приезд' }] }
  const none = { days: null, start_date: null, day_notes: [] }
  const withStop = { locations: [1001], events: [] }
  const withoutStops = { locations: [], events: [] }
  const ofUnknown = { locations: [999_999], events: [] }

  // The same cases as in `machines/track.test.ts`, because a page shows the result before the server answers.
  test.each([
    ['days of an emptied one give way to those of the other', withoutStops, left, { ...withStop, ...days }, days],
    ['days of an emptied one do not stay where the other has none', withoutStops, left, withStop, none],
    ['days of an emptied one do not join those of the other', withStop, days, { ...withoutStops, ...left }, days],
    ['days of an emptied one do not join stops without days', withStop, none, { ...withoutStops, ...left }, none],
    ['days of an emptied one stay where there are no stops', withoutStops, left, { ...withoutStops, ...days }, left],
    ['days of one whose stops nobody knows do not join', withStop, none, { ...ofUnknown, ...left }, none],
  ])('%s', async (_, stops, ofAccount, guest, merged) => {
    const { device } = aUser()
    await device.attach({ body: museum })
    await device.orderTrack({ body: { plan: [], ...ofAccount } })
    if (stops.locations.length === 0) await device.detach({ body: museum })

    const { track } = await device.mergeTrack({ body: guest })
    const again = await device.mergeTrack({ body: guest })

    expect(track).toMatchObject(merged)
    expect(again.track).toEqual(track)
  })
})

test('an order adds and removes stops in the same step, and ignores unknown objects', async () => {
  const { device } = aUser()
  await device.mergeTrack({ body: { locations: [1001, 1002], events: [] } })
  const { track: before } = await device.myTrack()

  const edited = await device.orderTrack({
    body: {
      plan: [{ ...house, day: 2 }, museum],
      attached: [{ ...house, day: 2 }, fair, { object_type: 'location', object_id: 999_999 }],
      detached: [park],
    },
  })

  expect(namesOf(edited)).toEqual(['location 1003 on day 2', 'location 1001', 'event 4001'])
  expect(edited.track.version).toBe((before.version ?? 0) + 1)
})

test('an order that would make the track too long is refused completely', async () => {
  const { device, name } = aUser()
  const plan = Array.from({ length: trackLimits.stops }, (_, index) => ({
    object_type: 'location',
    object_id: 100_000 + index,
  }))
  await device.attach({ body: museum })
  await database.db.execute(sql`update active_track set plan = ${JSON.stringify(plan)}::jsonb where user_id = ${name}`)

  expect(await refusalOf(device.orderTrack({ body: { plan: [], attached: [museum] } }))).toEqual([
    422,
    { attached: ['A track has no more than 300 stops'] },
  ])
})

const noted = (ids: readonly number[], characters: number) =>
  ids.map((object_id) => ({ object_type: 'location' as const, object_id, note: 'x'.repeat(characters) }))

test('every accepted track can be sent back as an order, because one that would not fit is refused', async () => {
  const { device } = aUser()
  const ids = await placeIds(15)
  const [first, second] = [ids.slice(0, 8), ids.slice(8, 12)]
  await device.mergeTrack({ body: { locations: first, events: [], plan: noted(first, 1000) } })
  await device.mergeTrack({
    body: { locations: first, events: [], day_notes: [1, 1, 2].map((day) => ({ day, note: `day ${day}` })) },
  })
  await device.mergeTrack({ body: { locations: second, events: [], plan: noted(second, 500) } })
  const [last = 0] = ids.slice(12)
  const tooLong = ['The notes are too long: no more than 10,000 characters together']
  const guest = { locations: [last], events: [], plan: noted([last], 1) }

  expect(await refusalOf(device.attach({ body: noted([last], 1)[0] ?? museum }))).toEqual([422, { object_id: tooLong }])
  expect(await refusalOf(device.mergeTrack({ body: guest }))).toEqual([422, { locations: tooLong }])
  expect(await refusalOf(device.orderTrack({ body: { plan: noted(second, 501) } }))).toEqual([422, { plan: tooLong }])
  const { track } = await device.myTrack()
  const { plan = [], day_notes = [] } = track
  const sent = await device.orderTrack({ body: { plan: plan.toReversed(), day_notes } })

  expect([lengthOfNotes(plan), day_notes.map(({ day }) => day)]).toEqual([trackLimits.notes, [1, 2]])
  expect(sent.track.plan).toEqual(plan.toReversed())
})

test('an order sets the plan, loses no stop, and keeps the fields that it does not name', async () => {
  const { device } = aUser()
  await device.mergeTrack({
    body: { locations: [1001, 1002, 1003], events: [], start_date: calendarDate('2026-12-24') },
  })

  const ordered = await device.orderTrack({
    body: { plan: [{ ...house, day: 2, note: 'Музыка' }, fair, museum], day_notes: [{ day: 2, note: 'Пешком' }] },
  })
  const undated = await device.orderTrack({ body: { plan: [], start_date: null } })

  expect(namesOf(ordered)).toEqual(['location 1003 on day 2', 'location 1001', 'location 1002'])
  expect(ordered.track).toMatchObject({ start_date: '2026-12-24', day_notes: [{ day: 2, note: 'Пешком' }] })
  expect([namesOf(undated), undated.track.start_date]).toEqual([namesOf(ordered), null])
})

test('an order that replaces one of another device returns that one, which can be restored', async () => {
  const { device, other } = aUser()
  const { track } = await device.mergeTrack({ body: { locations: [1001, 1002, 1003], events: [] } })
  const seen_version = track.version ?? 0

  const first = await other.orderTrack({ body: { plan: [house, park, museum], seen_version } })
  const second = await device.orderTrack({ body: { plan: [park, museum, house], seen_version } })
  const repeated = await device.orderTrack({ body: { plan: [park, museum, house], seen_version } })
  const seenByOther = await other.myTrack()
  const back = await other.orderTrack({
    body: { plan: seenByOther.track.replaced?.plan ?? [], seen_version: seenByOther.track.version },
  })

  expect(first.track.replaced).toBeNull()
  expect(second.track.replaced).toMatchObject({
    plan: [house, park, museum],
    version: second.track.version,
    order_version: first.track.version,
  })
  expect(repeated).toEqual(second)
  expect(seenByOther.track.replaced).toEqual(second.track.replaced)
  expect([namesOf(back), back.track.replaced]).toEqual([namesOf(first), second.track.replaced])
})

test('a device learns that its order was replaced, even after further orders of the other device', async () => {
  const { device, other } = aUser()
  const { track } = await device.mergeTrack({ body: { locations: [1001, 1002, 1003], events: [] } })
  const mine = await device.orderTrack({ body: { plan: [house, park, museum], seen_version: track.version } })
  const theirs = await other.orderTrack({ body: { plan: [park, museum, house], seen_version: track.version } })
  await other.orderTrack({ body: { plan: [museum, park, house], seen_version: theirs.track.version } })

  const { replaced } = (await device.myTrack()).track
  expect(replaced).toMatchObject({ plan: [house, park, museum], order_version: mine.track.version })
})

test('a restored order has its previous days, or none', async () => {
  const { device, other } = aUser()
  const { track } = await device.mergeTrack({ body: { locations: [1001, 1002, 1003], events: [] } })
  const seen_version = track.version ?? 0
  const first = await other.orderTrack({ body: { plan: [house, park, museum], seen_version } })

  const divided = await device.orderTrack({
    body: { plan: [park, house, { ...museum, day: 2 }], days: 2, seen_version },
  })
  const { plan = [], days } = divided.track.replaced ?? {}
  const back = await device.orderTrack({ body: { plan, days, seen_version: divided.track.version } })

  expect([divided.track.days, days]).toEqual([2, null])
  expect([namesOf(back), back.track.days]).toEqual([namesOf(first), null])
})

test.each([
  ['taken off', (device: Device, stop: DetachedStop) => device.detach({ body: stop })],
  [
    'taken off by an order',
    (device: Device, stop: DetachedStop) => device.orderTrack({ body: { plan: [], detached: [stop] } }),
  ],
])('a stop that is %s with a note that the visitor had not seen can be restored with it', async (_, takeOff) => {
  const { device, other } = aUser()
  await device.mergeTrack({ body: { locations: [1001, 1002], events: [] } })
  await other.orderTrack({ body: { plan: [{ ...museum, note: 'Касса' }] } })

  const removed = await takeOff(device, { ...museum, seen: '' })
  const repeated = await takeOff(device, { ...museum, seen: '' })
  const { plan = [], detached = [] } = removed.track.replaced ?? {}
  const back = await device.orderTrack({ body: { plan, attached: detached } })

  expect(removed.track.plan).toEqual([park])
  expect(detached).toEqual([{ ...museum, note: 'Касса' }])
  expect(repeated).toEqual(removed)
  expect(back.track.plan).toEqual([{ ...museum, note: 'Касса' }, park])
})

test('removing a stop with the seen note, or by a page that does not send the note, replaces nothing', async () => {
  const { device } = aUser()
  await device.orderTrack({
    body: { plan: [], attached: [{ ...museum, note: 'Касса' }, { ...park, note: 'Лыжи' }, house] },
  })

  await device.detach({ body: { ...museum, seen: 'Касса' } })
  await device.detach({ body: park })
  const { track } = await device.detach({ body: { ...house, seen: '' } })

  expect([track.plan, track.replaced]).toEqual([[], null])
})

test('a note changes only itself, and one of another device that it replaces can be restored', async () => {
  const { device, other } = aUser()
  const { track } = await device.mergeTrack({ body: { locations: [1001, 1002], events: [] } })
  const seen_version = track.version ?? 0
  await other.orderTrack({ body: { plan: [park, museum], seen_version } })

  const beside = await device.orderTrack({
    body: {
      plan: [],
      notes: [
        { ...museum, note: 'Касса', seen: '' },
        { day: 1, note: 'Пешком', seen: '' },
      ],
      seen_version,
    },
  })
  const inPlace = await other.orderTrack({ body: { plan: [], notes: [{ ...museum, note: 'В 9:00', seen: '' }] } })
  const known = await device.orderTrack({ body: { plan: [], notes: [{ ...museum, note: '', seen: 'В 9:00' }] } })

  expect(beside.track).toMatchObject({
    plan: [park, { ...museum, note: 'Касса' }],
    day_notes: [{ day: 1, note: 'Пешком' }],
    replaced: null,
  })
  expect(inPlace.track).toMatchObject({
    plan: [park, { ...museum, note: 'В 9:00' }],
    replaced: { plan: [park, { ...museum, note: 'Касса' }], day_notes: [{ day: 1, note: 'Пешком' }] },
  })
  expect(inPlace.track.replaced).not.toHaveProperty('order_version')
  expect(known.track.plan).toEqual([park, museum])
})

test('an order keeps the notes that it does not name', async () => {
  const { device } = aUser()
  await device.mergeTrack({
    body: { locations: [1001, 1002], events: [], plan: [{ ...museum, note: 'Касса' }, park] },
  })

  const ordered = await device.orderTrack({ body: { plan: [park, museum] } })

  expect(ordered.track.plan).toEqual([park, { ...museum, note: 'Касса' }])
})

test('a page of an earlier version, which sends an empty note in the whole plan, removes the note', async () => {
  const { device } = aUser()
  const plan = [
    { ...museum, note: 'Касса' },
    { ...park, note: 'Утром' },
  ]
  await device.mergeTrack({ body: { locations: [1001, 1002], events: [], plan } })

  const removed = await device.orderTrack({
    body: {
      plan: [
        { ...museum, note: '' },
        { ...park, note: 'Утром' },
      ],
    },
  })

  expect(removed.track.plan).toEqual([museum, { ...park, note: 'Утром' }])
})

test('a guest’s note is added to a stop of the account without one', async () => {
  const { device } = aUser()
  await device.mergeTrack({ body: { locations: [1001, 1002], events: [], plan: [{ ...museum, note: 'Касса' }, park] } })

  const merged = await device.mergeTrack({
    body: {
      locations: [1001, 1002],
      events: [],
      plan: [
        { ...park, note: 'Утром' },
        { ...museum, note: 'Вечером' },
      ],
    },
  })

  expect(merged.track.plan).toEqual([
    { ...museum, note: 'Касса' },
    { ...park, note: 'Утром' },
  ])
})

test('an added stop of another device is not a conflict of orders', async () => {
  const { device, other } = aUser()
  const { track } = await device.mergeTrack({ body: { locations: [1001, 1002], events: [] } })
  await other.attach({ body: fair })

  const ordered = await device.orderTrack({ body: { plan: [park, museum], seen_version: track.version } })

  expect([namesOf(ordered), ordered.track.replaced]).toEqual([['location 1002', 'location 1001', 'event 4001'], null])
})

test('clearing the track is refused if another device has added stops meanwhile', async () => {
  const { device, other } = aUser()
  const { track } = await device.attach({ body: museum })
  await other.attach({ body: fair })
  const clear = (version: number | undefined) => device.clearTrack({ headers: { 'If-Match': `"${version}"` } })

  expect(await refusalOf(clear(track.version))).toBe(412)
  const cleared = await clear((await device.myTrack()).track.version)
  const repeated = await clear(track.version)

  expect([namesOf(cleared), namesOf(repeated)]).toEqual([[], []])
})

test('a stop whose object was deleted keeps its last card, which says so, and may be added again', async () => {
  const { device } = aUser()
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
  const [anna, boris] = [aUser(), aUser()]
  await anna.device.attach({ body: museum })

  expect(namesOf(await boris.device.myTrack())).toEqual([])
  await boris.device.clearTrack({ headers: {} })
  expect(namesOf(await anna.device.myTrack())).toEqual(['location 1001'])
})
