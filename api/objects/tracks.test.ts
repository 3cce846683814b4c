import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPortal, type TestPortal } from '../testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await aPortal()
})
afterAll(() => portal.close())

const tracks = (query: string) => portal.ask('tracks', `portal/track?${query}`)

test('tracks are filtered by category and by every territory they cross', async () => {
  const { track_list: ethno } = await tracks('type=ethno')
  const { track_list: crossing } = await tracks('territory_id=21')

  expect(ethno.length).toBeGreaterThan(0)
  expect(ethno.every(({ type }) => type === 'ethno')).toBe(true)
  expect(crossing.map(({ id }) => id)).toContain(7001)
  expect((await portal.fetch('portal/track?type=space')).status).toBe(422)
})

test('the filter by month returns tracks whose season contains it, and those for the whole year', async () => {
  const { track_list: ofJune, total } = await tracks('open_on=2027-06-01&limit=100')

  expect(ofJune.every(({ season }) => season.length === 0 || season.includes(6))).toBe(true)
  expect(ofJune.map(({ id }) => id)).toEqual(expect.arrayContaining([7004, 7005]))
  expect(ofJune.map(({ id }) => id)).not.toContain(7007)
  expect(total).toBeLessThan(12)
})

test('a track has its objects in order, events with their dates', async () => {
  const { track } = await portal.ask('track', 'portal/track/7001', { language: 'en' })

  expect(track.object_list.map(({ id }) => id)).toEqual([1003, 4010, 1001, 1011, 1016, 1076, 1075])
  expect(track.object_list[0]).toMatchObject({
    object_type: 'location',
    type: { id: expect.any(Number) },
    territory: { the_title: 'Khanty-Mansiysk' },
  })
  expect(track.object_list[1]).toMatchObject({
    object_type: 'event',
    dates: { starts_at: '2027-04-11T12:00:00+05:00' },
  })
  expect(track).toMatchObject({ type: 'ethno', days: 4, length_km: 413.5, territory_ids: [1, 2, 21] })
})
