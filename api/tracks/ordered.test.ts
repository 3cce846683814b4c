import { calendarDate, type DetachedStop, lengthOfNotes, trackLimits } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { openSeededDatabase } from '../testing/database.ts'
import { fair, house, museum, park, placeIds } from './testing/objects.ts'
import { aUser, type Device, namesOf, refusalOf } from './testing/visitors.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openSeededDatabase()
})
afterAll(() => database.close())

test('an order adds and removes stops in the same step, and ignores unknown objects', async () => {
  const { device } = aUser(database.db)
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
  const { device, name } = aUser(database.db)
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
  const { device } = aUser(database.db)
  const ids = await placeIds(database.db, 15)
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
  const { device } = aUser(database.db)
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
  const { device, other } = aUser(database.db)
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
  const { device, other } = aUser(database.db)
  const { track } = await device.mergeTrack({ body: { locations: [1001, 1002, 1003], events: [] } })
  const mine = await device.orderTrack({ body: { plan: [house, park, museum], seen_version: track.version } })
  const theirs = await other.orderTrack({ body: { plan: [park, museum, house], seen_version: track.version } })
  await other.orderTrack({ body: { plan: [museum, park, house], seen_version: theirs.track.version } })

  const { replaced } = (await device.myTrack()).track
  expect(replaced).toMatchObject({ plan: [house, park, museum], order_version: mine.track.version })
})

test('a restored order has its previous days, or none', async () => {
  const { device, other } = aUser(database.db)
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
  const { device, other } = aUser(database.db)
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
  const { device } = aUser(database.db)
  await device.orderTrack({
    body: { plan: [], attached: [{ ...museum, note: 'Касса' }, { ...park, note: 'Лыжи' }, house] },
  })

  await device.detach({ body: { ...museum, seen: 'Касса' } })
  await device.detach({ body: park })
  const { track } = await device.detach({ body: { ...house, seen: '' } })

  expect([track.plan, track.replaced]).toEqual([[], null])
})

test('a note changes only itself, and one of another device that it replaces can be restored', async () => {
  const { device, other } = aUser(database.db)
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
  const { device } = aUser(database.db)
  await device.mergeTrack({
    body: { locations: [1001, 1002], events: [], plan: [{ ...museum, note: 'Касса' }, park] },
  })

  const ordered = await device.orderTrack({ body: { plan: [park, museum] } })

  expect(ordered.track.plan).toEqual([park, { ...museum, note: 'Касса' }])
})

test('a page of an earlier version, which sends an empty note in the whole plan, removes the note', async () => {
  const { device } = aUser(database.db)
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

test('an added stop of another device is not a conflict of orders', async () => {
  const { device, other } = aUser(database.db)
  const { track } = await device.mergeTrack({ body: { locations: [1001, 1002], events: [] } })
  await other.attach({ body: fair })

  const ordered = await device.orderTrack({ body: { plan: [park, museum], seen_version: track.version } })

  expect([namesOf(ordered), ordered.track.replaced]).toEqual([['location 1002', 'location 1001', 'event 4001'], null])
})
