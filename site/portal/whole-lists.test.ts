import { calendarDate, calls, isCacheable } from '@tropa/contract'
import { describe, expect, test } from 'vitest'
import { pageOf, searchPageOf, type Narrowing } from './whole-lists.ts'

const card = (id: number, fields: object = {}) => ({
  id,
  the_title: `Тур ${id}`,
  the_summary: '',
  territory_id: 1,
  for_disabled: false,
  ...fields,
})
const ids = ({ cards }: { cards: readonly { id: number }[] }) => cards.map(({ id }) => id)

test('a list with a total is used unchanged', () => {
  expect(pageOf([card(1), card(2)], 40, { territory_id: 9, limit: 2, offset: 12 })).toMatchObject({
    total: 40,
    cards: [{ id: 1 }, { id: 2 }],
  })
})

test('a list without a total is complete: the portal filters and pages it', () => {
  const cards = [
    card(1),
    card(2, { territory_id: 2 }),
    card(3, { territory_id: 2, territory_ids: [2, 1] }),
    card(4),
    card(5),
  ]
  const page = pageOf(cards, undefined, { territory_id: 1, limit: 2, offset: 2 })
  expect(ids(page)).toEqual([4, 5])
  expect(page.total).toBe(4)
})

test('a complete list is filtered by category, type of place, accessibility and words', () => {
  const cards = [
    card(1, { category: 'ethno' }),
    card(2, { type: { id: 9, the_title: 'Гостиница' } }),
    card(3, { for_disabled: true }),
    card(4, { type: 'family' }),
  ]
  expect(ids(pageOf(cards, undefined, { category: 'ethno' }))).toEqual([1])
  expect(ids(pageOf(cards, undefined, { type_id: '9,11' }))).toEqual([2])
  expect(ids(pageOf(cards, undefined, { for_disabled: true }))).toEqual([3])
  expect(ids(pageOf(cards, undefined, { category: 'family' }))).toEqual([4])
  expect(ids(pageOf(cards, undefined, { q: 'ТУР 2' }))).toEqual([2])
})

test('categories of a complete list are counted with its other filters', () => {
  const cards = [
    card(1, { category: 'ethno' }),
    card(2, { type: 'family' }),
    card(3, { category: 'ethno', territory_id: 2 }),
    card(4, { category: 'ethno' }),
  ]
  const query = { category: 'family', territory_id: 1, limit: 1 }
  const counts = [
    { id: 'ethno', count: 2 },
    { id: 'family', count: 1 },
  ]
  expect(pageOf(cards, undefined, query)).toMatchObject({ total: 1, categories: counts })
  expect(pageOf(cards, 40, query, counts).categories).toEqual(counts)
  expect(pageOf([card(1)], undefined, {})).not.toHaveProperty('categories')
})

const at = (starts_at: string, ends_at: string) => ({ dates: { starts_at, ends_at } })
const december = at('2026-12-05T10:00:00+05:00', '2026-12-06T18:00:00+05:00')
const elsewhere = { ...december, for_disabled: false, territory_id: 2, geolocation: '61.25,73.4' }
const free = { value: '0.00', currency: 'RUB' }
const wanted = {
  ...december,
  geolocation: '61.0,69.0',
  for_disabled: true,
  category: 'ethno',
  type: { id: 9, the_title: 'Гостиница' },
}

/** For each parameter of a list: its value, a card that matches it, and one that does not. */
const cases: Readonly<Record<string, { query: Narrowing; kept: object; dropped?: object }>> = {
  territory_id: { query: { territory_id: 1 }, kept: wanted },
  category: { query: { category: 'ethno' }, kept: wanted },
  // The category of a track is its `type`.
  type: { query: { category: 'family' }, kept: { type: 'family' }, dropped: { type: 'ethno' } },
  type_id: { query: { type_id: '8,9' }, kept: wanted },
  for_disabled: { query: { for_disabled: true }, kept: wanted },
  access: {
    query: { access: 'lift,toilet' },
    kept: { access: ['toilet', 'lift'] },
    dropped: { access: ['lift'] },
  },
  free: { query: { free: true }, kept: { price_from: free }, dropped: {} },
  open_on: { query: { open_on: calendarDate('2027-03-16') }, kept: { season: [3] }, dropped: { season: [6] } },
  sort: {
    query: { sort: 'price', limit: 1 },
    kept: { price_from: free },
    dropped: { price_from: { ...free, value: '100.00' } },
  },
  q: { query: { q: 'тур 1' }, kept: wanted },
  from: {
    query: { from: calendarDate('2026-12-06') },
    kept: wanted,
    dropped: at('2026-12-05T10:00:00+05:00', '2026-12-06T00:00:00+05:00'),
  },
  to: {
    query: { to: calendarDate('2026-12-05') },
    kept: wanted,
    dropped: at('2026-12-06T00:00:00+05:00', '2026-12-07T00:00:00+05:00'),
  },
  bbox: { query: { bbox: '60,68,62,70' }, kept: wanted },
  near: { query: { near: '61.0,69.1', limit: 1 }, kept: wanted },
  radius_km: { query: { near: '61.0,69.1', radius_km: 20 }, kept: wanted },
  ids: { query: { ids: '1' }, kept: wanted },
  limit: { query: { limit: 1 }, kept: wanted },
  offset: { query: { offset: 1 }, kept: wanted },
}

const listCalls = Object.entries(calls).flatMap(([name, call]) =>
  isCacheable(call) && 'query' in call && 'limit' in call.query.entries && name !== 'search'
    ? [{ name, parameters: Object.keys(call.query.entries) }]
    : [],
)

describe.each(listCalls)('$name of a provider that ignores parameters', ({ parameters }) => {
  test.each(parameters)('are filtered by %s in the portal', (parameter) => {
    const { query, kept, dropped = elsewhere } = cases[parameter] ?? expect.fail(`no case for ${parameter}`)
    const cards = query.offset ? [card(2, dropped), card(1, kept)] : [card(1, kept), card(2, dropped)]
    expect(ids(pageOf(query.near ? cards.reverse() : cards, undefined, query))).toEqual([1])
  })
})

test('a session counts on each day that it touches; a card without sessions matches no day', () => {
  const cards = [card(1, december), card(2)]
  const on = (from: string, to = from) =>
    ids(pageOf(cards, undefined, { from: calendarDate(from), to: calendarDate(to) }))
  expect([
    on('2026-12-04'),
    on('2026-12-05'),
    on('2026-12-06'),
    on('2026-12-07'),
    on('2026-12-01', '2026-12-31'),
  ]).toEqual([[], [1], [1], [], [1]])
})

test('a point on the edge of a box is in it', () => {
  const corners = ['60,68', '60,70', '62,68', '62,70'].map((geolocation, index) => card(index, { geolocation }))
  expect(ids(pageOf(corners, undefined, { bbox: '60,68,62,70' }))).toEqual([0, 1, 2, 3])
})

test('sorted by price, cards without a known price are last', () => {
  const cards = [card(1), card(2, { price_from: { ...free, value: '100.00' } }), card(3, { price_from: free })]
  expect(ids(pageOf(cards, undefined, { sort: 'price' }))).toEqual([3, 2, 1])
})

test('a place is open on a day according to its hours, and always if it never closes', () => {
  const type = { id: 1, the_title: 'Музей' }
  const openOn = (days: number[], opens: string, closes: string) => ({ type, opening_hours: [{ days, opens, closes }] })
  const cards = [
    card(1, openOn([1, 2, 3, 4, 5, 6, 7], '00:00', '00:00')),
    card(2, openOn([2], '10:00', '18:00')),
    card(3, openOn([3], '10:00', '18:00')),
    card(4, { type }),
  ]
  expect(ids(pageOf(cards, undefined, { open_on: calendarDate('2027-03-16') }))).toEqual([1, 2])
})

test('ids select cards in this order, without removed ones', () => {
  expect(ids(pageOf([card(1), card(2), card(3)], undefined, { ids: '3,9,1', limit: 1 }))).toEqual([3, 1])
})

test('search results without a total are complete: the portal counts tags and cuts pages', () => {
  const result = (tag: string, object_id: number) => ({
    tag,
    object_type: 'location' as const,
    object_id,
    title: '',
    description: '',
    link: '',
    cover: null,
  })
  const result_list = [result('hotel', 1), result('event', 2), result('hotel', 3), result('hotel', 4)]
  const page = searchPageOf({ result_list }, { tag: 'hotel', offset: 1, limit: 1 })
  expect(page.result_list.map(({ object_id }) => object_id)).toEqual([3])
  expect(page).toMatchObject({
    total: 3,
    tag_list: [
      { tag: 'hotel', count: 3 },
      { tag: 'event', count: 1 },
    ],
  })
})
