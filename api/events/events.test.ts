import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPortal, type TestPortal } from '../testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await aPortal()
})
afterAll(() => portal.close())

const list = (query: string, language: 'ru' | 'en' = 'ru') => portal.ask('events', `portal/event?${query}`, { language })

test('coming events stand in the order they begin, and none is over', async () => {
  const { event_list, total = 0 } = await list('limit=100')
  const begins = event_list.map(({ dates }) => Date.parse(dates?.starts_at ?? ''))

  expect(event_list).toHaveLength(total)
  expect(begins).toEqual(begins.toSorted((one, other) => one - other))
  expect(event_list.length).toBeGreaterThan(10)
})

test('a territory leaves its own events, and pages follow each other', async () => {
  const { event_list } = await list('territory_id=1&limit=100')
  expect(event_list.every(({ territory_id }) => territory_id === 1)).toBe(true)

  const [first, second] = [await list('limit=2'), await list('limit=2&offset=2')]
  expect(new Set([...first.event_list, ...second.event_list].map(({ id }) => id)).size).toBe(4)
  expect((await list('offset=500')).total).toBe(first.total)
})

test('ids are answered whole and in their order, unknown ones left out', async () => {
  const { event_list, total } = await list('ids=4002,999,4001', 'en')
  expect(event_list.map(({ id }) => id)).toEqual([4002, 4001])
  expect(total).toBe(2)
})

const datesOf = async (query: string) => (await list(query)).event_list.map(({ dates }) => dates ?? { starts_at: '', ends_at: '' })

test('days leave the events that are on within them, shown by their first session there', async () => {
  expect((await list('from=2026-12-05&to=2026-12-05')).event_list).toMatchObject([{ id: 4001, dates: { starts_at: '2026-12-05T10:00:00+05:00' } }])
  const june = await datesOf('from=2027-06-01&to=2027-06-30&limit=100')
  expect(june.length).toBeGreaterThan(1)
  for (const { starts_at, ends_at } of june) {
    expect(Date.parse(starts_at)).toBeLessThan(Date.parse('2027-07-01T00:00:00+05:00'))
    expect(Date.parse(ends_at)).toBeGreaterThan(Date.parse('2027-06-01T00:00:00+05:00'))
  }
  expect((await datesOf('from=2027-06-01'))[0]).toEqual({ starts_at: '2027-05-29T10:00:00+05:00', ends_at: '2027-06-11T18:00:00+05:00' })
  expect((await list('from=2026-12-07&to=2026-12-08')).event_list).toEqual([])
})

test('a day is a day of the region, from its midnight to the next', async () => {
  expect((await list('from=2026-12-06&to=2026-12-06')).event_list.map(({ id }) => id)).toEqual([4001])
  expect((await list('to=2026-12-03')).event_list).toEqual([])
})

test('what is over does not come back by its days', async () => {
  expect((await list('from=2026-10-01&to=2026-11-30')).event_list).toEqual([])
})

test('accessible events are asked for alone, in a territory too', async () => {
  const { event_list, total } = await list('for_disabled=1&territory_id=1')

  expect(event_list.length).toBe(total)
  expect(event_list.length).toBeGreaterThan(0)
  for (const card of event_list) expect(card).toMatchObject({ for_disabled: true, territory_id: 1 })
})

test.each([['ru', 'Последний день раньше первого'], ['en', 'The last day is before the first']] as const)('days in the wrong order are 422 in %s', async (language, message) => {
  const response = await portal.fetch('portal/event?from=2027-01-02&to=2027-01-01', { language })

  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ errors: { to: [message] } })
})

test('one day is both the first and the last', async () => {
  expect((await portal.fetch('portal/event?from=2027-01-02&to=2027-01-02')).status).toBe(200)
})

test('a day that there is not is 422', async () => {
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

test('an event tells all its dates, who holds it, for whom, and what a ticket costs', async () => {
  const { event } = await portal.ask('event', 'portal/event/4001', { language: 'en' })

  expect(event).toMatchObject({
    age_limit: '0+',
    dates: { starts_at: '2026-12-04T10:00:00+05:00', ends_at: '2026-12-04T19:00:00+05:00' },
    schedule: [{ starts_at: '2026-12-04T10:00:00+05:00' }, { starts_at: '2026-12-05T10:00:00+05:00' }, { starts_at: '2026-12-06T10:00:00+05:00' }],
    organizer: { id: 509, link: '/companies/509' },
    offer_list: [{ the_title: 'Fair admission', price: { value: '0.00' }, remaining: null }, { starts_at: '2026-12-05T12:00:00+05:00', remaining: 15, requires: ['last_name', 'first_name'] }],
  })
  expect(event.the_description).toMatch(/^<p>/)
})

test('an event that is over keeps its last date', async () => {
  const { event } = await portal.ask('event', 'portal/event/4022')

  expect(event.dates?.ends_at).toBe(event.schedule.at(-1)?.ends_at)
  expect(Date.parse(event.dates?.ends_at ?? '')).toBeLessThan(Date.parse('2026-12-01'))
})

test('an unknown event is 404', async () => {
  expect((await portal.fetch('portal/event/1001')).status).toBe(404)
})
