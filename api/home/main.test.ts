import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPortalOver, aPortal, type TestPortal } from '../testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await aPortal()
})
afterAll(() => portal.close())

const on = (day: string) => aPortalOver(portal.db, { now: () => new Date(day) })

test.each(['ru', 'en'] as const)('the home page has objects of every kind in %s', async (language) => {
  const main = await portal.ask('main', 'portal/main', { language })

  const counts = Object.fromEntries(Object.entries(main).map(([name, list]) => [name, list.length]))
  expect(counts).toEqual({
    track_list: 3,
    event_list: 4,
    tour_list: 3,
    excursion_list: 4,
    guide_list: 4,
    location_list: 6,
  })
})

test('cards vary: types and territories of places, categories of tours and tracks', async () => {
  const { location_list, tour_list, track_list } = await portal.ask('main', 'portal/main')

  expect(new Set(location_list.map(({ type }) => type.id)).size).toBeGreaterThanOrEqual(4)
  expect(new Set(location_list.map(({ territory_id }) => territory_id)).size).toBeGreaterThanOrEqual(3)
  expect(new Set(tour_list.map(({ category }) => category)).size).toBe(3)
  expect(new Set(track_list.map(({ type }) => type)).size).toBe(3)
})

test('places are neither hotels, restaurants nor camps', async () => {
  const { location_list } = await portal.ask('main', 'portal/main')

  expect(location_list.every(({ link }) => link.startsWith('/locations/'))).toBe(true)
  expect(location_list.some(({ type }) => type.id === 10)).toBe(false)
})

test('upcoming events have their next session, the soonest first, and their venue', async () => {
  const { event_list } = await portal.ask('main', 'portal/main')
  const starts = event_list.map(({ dates }) => dates?.starts_at ?? '')

  expect(event_list[0]).toMatchObject({
    id: 4001,
    dates: { starts_at: '2026-12-04T10:00:00+05:00', ends_at: '2026-12-04T19:00:00+05:00' },
  })
  expect(starts).toEqual(starts.toSorted())
  expect(event_list.find(({ id }) => id === 4002)?.the_place).toContain('Центр зимних видов спорта')
})

test('an event shows its next session and disappears when all are over', async () => {
  const second = await on('2026-12-05T00:00:00+05:00').ask('main', 'portal/main')
  const over = await on('2026-12-06T16:00:01+05:00').ask('main', 'portal/main')
  const later = await on('2030-01-01T00:00:00Z').ask('main', 'portal/main')

  expect(second.event_list[0]).toMatchObject({ id: 4001, dates: { starts_at: '2026-12-05T10:00:00+05:00' } })
  expect(over.event_list.map(({ id }) => id)).not.toContain(4001)
  expect(later.event_list).toEqual([])
})

test('objects that suit the season are first', async () => {
  const { tour_list: winter } = await on('2027-01-15T00:00:00Z').ask('main', 'portal/main')
  const { tour_list: summer } = await on('2027-07-15T00:00:00Z').ask('main', 'portal/main')

  expect([winter.length, summer.length]).toEqual([3, 3])
  for (const { season } of winter) expect(season.some((month) => month <= 3)).toBe(true)
  for (const { season } of summer) expect(season.some((month) => month >= 7 && month <= 9)).toBe(true)
  expect(winter.map(({ id }) => id)).not.toEqual(summer.map(({ id }) => id))
})

test('a territory filters every list except for the guide articles', async () => {
  const { location_list, event_list, guide_list, tour_list } = await portal.ask('main', 'portal/main?territory_id=2')

  expect(location_list.length).toBeGreaterThan(3)
  expect([...location_list, ...event_list].every(({ territory_id }) => territory_id === 2)).toBe(true)
  expect(tour_list.length).toBeGreaterThan(0)
  expect(guide_list).toHaveLength(4)
})

test('an unknown territory has empty lists except for the guide articles', async () => {
  const main = await portal.ask('main', 'portal/main?territory_id=999')

  expect({ ...main, guide_list: [] }).toEqual({
    track_list: [],
    event_list: [],
    tour_list: [],
    excursion_list: [],
    guide_list: [],
    location_list: [],
  })
})

test('a track has its stops, none twice in a row', async () => {
  const { track_list } = await portal.ask('main', 'portal/main')

  expect(track_list.length).toBeGreaterThan(0)
  for (const { stop_list = [], days, length_km } of track_list) {
    expect(stop_list.length).toBeGreaterThan(1)
    expect(stop_list.some(({ geolocation }, index) => geolocation === stop_list[index + 1]?.geolocation)).toBe(false)
    expect([typeof days, typeof length_km]).toEqual(['number', 'number'])
  }
})

type Dated = { dates?: { starts_at: string; ends_at: string } | undefined }
const firstMonth = ({ dates }: Dated) => dates?.starts_at.slice(0, 7) ?? ''
const lastMonth = ({ dates }: Dated) => dates?.ends_at.slice(0, 7) ?? ''

test('a month shows its events, and tours, excursions and places that suit it', async () => {
  for (const month of ['2027-02', '2027-03', '2027-06', '2027-07']) {
    const { event_list, ...others } = await portal.ask('main', `portal/main?month=${month}`)

    expect(event_list.length).toBeGreaterThan(0)
    for (const event of event_list) expect(firstMonth(event) <= month && month <= lastMonth(event)).toBe(true)
    const seasons = [...others.tour_list, ...others.excursion_list, ...others.location_list].map(({ season }) => season)
    expect(seasons.length).toBeGreaterThan(10)
    expect(seasons.filter((season) => season.length > 0 && !season.includes(Number(month.slice(5))))).toEqual([])
  }
})

test('places and excursions differ by month: those that are limited to months come first', async () => {
  const idsOf = async (month: string) => {
    const { location_list, excursion_list } = await portal.ask('main', `portal/main?month=${month}`)
    return [location_list, excursion_list].map((list) => list.map(({ id }) => id))
  }
  const [january, july] = [await idsOf('2027-01'), await idsOf('2027-07')]

  expect(january.map((ids, index) => ids.filter((id) => !july[index]?.includes(id)).length > 0)).toEqual([true, true])
})

test.each([
  ['its own', '2027-02'],
  ['the next ones', '2027-01'],
  ['the last before it', '2027-05'],
])('for a territory, a month has %s of its events', async (_, month) => {
  const { event_list } = await portal.ask('main', `portal/main?territory_id=8&month=${month}`)

  expect(event_list.map((event) => [event.id, firstMonth(event)])).toEqual([[4004, '2027-02']])
})

test('a month after all events has the last ones', async () => {
  const { event_list: all } = await portal.ask('events', 'portal/event?limit=50')
  const { event_list } = await portal.ask('main', 'portal/main?month=2031-10')

  expect(event_list.map(({ id }) => id)).toEqual(all.slice(-4).map(({ id }) => id))
  expect(all.length).toBeGreaterThan(8)
})

test('a month that does not exist is refused', async () => {
  expect((await portal.fetch('portal/main?month=2027-13')).status).toBe(422)
})
