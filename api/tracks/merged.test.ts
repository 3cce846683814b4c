import { calendarDate } from '@tropa/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { openSeededDatabase } from '../testing/database.ts'
import { fair, museum, park } from './testing/objects.ts'
import { aUser, namesOf } from './testing/visitors.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openSeededDatabase()
})
afterAll(() => database.close())

test('a guest’s track is merged once, however often it is sent, and the account’s stops stay unchanged', async () => {
  const { device } = aUser(database.db)
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
    const { device } = aUser(database.db)
    await device.attach({ body: museum })
    await device.orderTrack({ body: { plan: [], ...ofAccount } })
    if (stops.locations.length === 0) await device.detach({ body: museum })

    const { track } = await device.mergeTrack({ body: guest })
    const again = await device.mergeTrack({ body: guest })

    expect(track).toMatchObject(merged)
    expect(again.track).toEqual(track)
  })
})

test('a guest’s note is added to a stop of the account without one', async () => {
  const { device } = aUser(database.db)
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
