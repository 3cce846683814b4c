import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPortal, type TestPortal } from '../testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await aPortal()
})
afterAll(() => portal.close())

const list = (query: string, language: 'ru' | 'en' = 'ru') =>
  portal.ask('events', `portal/event?${query}`, { language })

test('upcoming events are sorted by their start, and none is over', async () => {
  const { event_list, total = 0 } = await list('limit=100')
  const begins = event_list.map(({ dates }) => Date.parse(dates?.starts_at ?? ''))

  expect(event_list).toHaveLength(total)
  expect(begins).toEqual(begins.toSorted((one, other) => one - other))
  expect(event_list.length).toBeGreaterThan(10)
})

test('events can be sorted by name, price or distance, and equal ones by date', async () => {
  const titles = (await list('sort=title&limit=100', 'en')).event_list.map(({ the_title }) => the_title)
  expect(titles.length).toBeGreaterThan(10)
  const words = titles.map((title) => title.replace(/^[^\p{L}\p{N}]+/u, ''))
  expect(words).toEqual(words.toSorted(new Intl.Collator('en').compare))

  const prices = (await list('sort=price&limit=100')).event_list.flatMap(({ price_from }) => price_from?.value ?? [])
  expect(prices.length).toBeGreaterThan(3)
  expect(prices.map(Number)).toEqual(prices.map(Number).toSorted((one, other) => one - other))

  const { event_list: near } = await list('near=61.25,73.4&limit=100')
  const { event_list: far } = await list('near=61.0,69.03&limit=100')
  expect([near[0]?.territory_id, far[0]?.territory_id]).toEqual([2, 1])
  const distances = near.flatMap(({ distance_km }) => distance_km ?? [])
  expect(distances.length).toBeGreaterThan(5)
  expect(distances).toEqual(distances.toSorted((one, other) => one - other))
  expect(
    (await list('near=61.25,73.4&sort=title&limit=100', 'en')).event_list.map(({ the_title }) => the_title),
  ).toEqual(titles)
})

test('the filter by territory returns its events, in consecutive pages', async () => {
  const { event_list } = await list('territory_id=1&limit=100')
  expect(event_list.every(({ territory_id }) => territory_id === 1)).toBe(true)

  const [first, second] = [await list('limit=2'), await list('limit=2&offset=2')]
  expect(new Set([...first.event_list, ...second.event_list].map(({ id }) => id)).size).toBe(4)
  expect((await list('offset=500')).total).toBe(first.total)
})

test('a list by ids has one page in their order, without unknown ones', async () => {
  const { event_list, total } = await list('ids=4002,999,4001', 'en')
  expect(event_list.map(({ id }) => id)).toEqual([4002, 4001])
  expect(total).toBe(2)
})

const datesOf = async (query: string) =>
  (await list(query)).event_list.map(({ dates = { starts_at: '', ends_at: '' } }) => dates)

test('from and to return the events within these days, with their first session in them', async () => {
  expect((await list('from=2026-12-05&to=2026-12-05')).event_list).toMatchObject([
    { id: 4001, dates: { starts_at: '2026-12-05T10:00:00+05:00' } },
  ])
  const inJune = await datesOf('from=2027-06-01&to=2027-06-30&limit=100')
  expect(inJune.length).toBeGreaterThan(0)
  for (const { starts_at, ends_at } of inJune) {
    expect(Date.parse(starts_at)).toBeLessThan(Date.parse('2027-07-01T00:00:00+05:00'))
    expect(Date.parse(ends_at)).toBeGreaterThan(Date.parse('2027-06-01T00:00:00+05:00'))
  }
  expect((await datesOf('from=2027-06-01'))[0]).toEqual({
    starts_at: '2027-05-29T10:00:00+05:00',
    ends_at: '2027-06-11T18:00:00+05:00',
  })
  expect((await list('from=2026-12-07&to=2026-12-08')).event_list).toEqual([])
})

test('a card has the end of the last session, unless its own session ends last', async () => {
  expect((await datesOf('ids=4001,4004')).map(({ last_ends_at }) => last_ends_at)).toEqual([
    '2026-12-06T16:00:00+05:00',
    undefined,
  ])
  expect((await datesOf('from=2026-12-06&to=2026-12-06'))[0]?.last_ends_at).toBeUndefined()
})

test('a card of a later session has the start of the first one that is not over', async () => {
  const [card] = await datesOf('from=2026-12-06&to=2026-12-06')

  expect(card).toMatchObject({ starts_at: '2026-12-06T10:00:00+05:00', first_starts_at: '2026-12-04T10:00:00+05:00' })
  expect((await datesOf('ids=4001'))[0]?.first_starts_at).toBeUndefined()
})

test('a day begins and ends at midnight in the region', async () => {
  expect((await list('from=2026-12-06&to=2026-12-06')).event_list.map(({ id }) => id)).toEqual([4001])
  expect((await list('to=2026-12-03')).event_list).toEqual([])
})

test('from and to do not return past events', async () => {
  expect((await list('from=2026-10-01&to=2026-11-30')).event_list).toEqual([])
})

test('the list can be limited to accessible events, also in one territory', async () => {
  const { event_list, total } = await list('for_disabled=1&territory_id=1')

  expect(event_list.length).toBe(total)
  expect(event_list.length).toBeGreaterThan(0)
  for (const card of event_list) expect(card).toMatchObject({ for_disabled: true, territory_id: 1 })
})

test.each([
  ['ru', 'Последний день раньше первого'],
  ['en', 'The last day is before the first'],
] as const)('days in the wrong order are 422 in %s', async (language, message) => {
  const response = await portal.fetch('portal/event?from=2027-01-02&to=2027-01-01', { language })

  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ errors: { to: [message] } })
})

test('from and to may be the same day', async () => {
  expect((await portal.fetch('portal/event?from=2027-01-02&to=2027-01-02')).status).toBe(200)
})

test('a date that does not exist is 422', async () => {
  for (const day of ['2026-02-30', 'tomorrow', '2026-13-01']) {
    const response = await portal.fetch(`portal/event?from=${day}`, { language: 'en' })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: { from: ['A date is needed, written YYYY-MM-DD'] } })
  }
})

test.each(['ru', 'en'] as const)('every event has its page in %s, over or not', async (language) => {
  for (let id = 4001; id <= 4022; id += 1) {
    const { event } = await portal.ask('event', `portal/event/${id}`, { language })
    expect(event).toMatchObject({ id, object_type: 'event', organizer: { object_type: 'company' } })
    expect(event.schedule.length).toBeGreaterThan(0)
  }
})

test('an event has all its dates, its organizer, age limit and ticket prices', async () => {
  const { event } = await portal.ask('event', 'portal/event/4001', { language: 'en' })

  expect(event).toMatchObject({
    age_limit: '0+',
    dates: { starts_at: '2026-12-04T10:00:00+05:00', ends_at: '2026-12-04T19:00:00+05:00' },
    schedule: [
      { starts_at: '2026-12-04T10:00:00+05:00' },
      { starts_at: '2026-12-05T10:00:00+05:00' },
      { starts_at: '2026-12-06T10:00:00+05:00' },
    ],
    organizer: { id: 509, link: '/companies/509' },
    offer_list: [
      { the_title: 'Fair admission', price: { value: '0.00' }, remaining: null },
      { starts_at: '2026-12-05T12:00:00+05:00', remaining: 15, requires: ['last_name', 'first_name'] },
    ],
  })
  expect(event.the_description).toMatch(/^<p>/)
})

test('a past event has its last date', async () => {
  const { event } = await portal.ask('event', 'portal/event/4022')

  expect(event.dates?.ends_at).toBe(event.schedule.at(-1)?.ends_at)
  expect(Date.parse(event.dates?.ends_at ?? '')).toBeLessThan(Date.parse('2026-12-01'))
})

test('an unknown event is 404', async () => {
  expect((await portal.fetch('portal/event/1001')).status).toBe(404)
})
