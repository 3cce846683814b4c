import { calls } from '@tropa/contract'
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

test('a list with a total is taken as it came', () => {
  expect(pageOf([card(1), card(2)], 40, { territory_id: 9, limit: 2, offset: 12 })).toMatchObject({
    total: 40,
    cards: [{ id: 1 }, { id: 2 }],
  })
})

test('a list without a total is whole: it is narrowed and cut', () => {
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

test('what it was asked by counts: category, kind of place, accessibility, words', () => {
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

const at = (starts_at: string, ends_at: string) => ({ dates: { starts_at, ends_at } })
const december = at('2026-12-05T10:00:00+05:00', '2026-12-06T18:00:00+05:00')
const elsewhere = { ...december, for_disabled: false, territory_id: 2, geolocation: '61.25,73.4' }
const wanted = {
  ...december,
  geolocation: '61.0,69.0',
  for_disabled: true,
  category: 'ethno',
  type: { id: 9, the_title: 'Гостиница' },
}

/** For each parameter of a list: what is asked, and the one card of two that answers it. */
const cases: Readonly<Record<string, { asked: Narrowing; kept: object; dropped?: object }>> = {
  territory_id: { asked: { territory_id: 1 }, kept: wanted },
  category: { asked: { category: 'ethno' }, kept: wanted },
  // Of tracks, the category is their type.
  type: { asked: { category: 'family' }, kept: { type: 'family' }, dropped: { type: 'ethno' } },
  type_id: { asked: { type_id: '8,9' }, kept: wanted },
  for_disabled: { asked: { for_disabled: true }, kept: wanted },
  q: { asked: { q: 'тур 1' }, kept: wanted },
  from: {
    asked: { from: '2026-12-06' },
    kept: wanted,
    dropped: at('2026-12-05T10:00:00+05:00', '2026-12-06T00:00:00+05:00'),
  },
  to: {
    asked: { to: '2026-12-05' },
    kept: wanted,
    dropped: at('2026-12-06T00:00:00+05:00', '2026-12-07T00:00:00+05:00'),
  },
  bbox: { asked: { bbox: '60,68,62,70' }, kept: wanted },
  near: { asked: { near: '61.0,69.1', limit: 1 }, kept: wanted },
  radius_km: { asked: { near: '61.0,69.1', radius_km: 20 }, kept: wanted },
  ids: { asked: { ids: '1' }, kept: wanted },
  limit: { asked: { limit: 1 }, kept: wanted },
  offset: { asked: { offset: 1 }, kept: wanted },
}

const listCalls = Object.entries(calls).flatMap(([name, call]) =>
  'query' in call && 'limit' in call.query.entries && name !== 'search'
    ? [{ name, parameters: Object.keys(call.query.entries) }]
    : [],
)

describe.each(listCalls)('$name of a provider that ignores what it is asked by', ({ parameters }) => {
  test.each(parameters)('are narrowed by %s here', (parameter) => {
    const { asked, kept, dropped = elsewhere } = cases[parameter] ?? expect.fail(`no case for ${parameter}`)
    const cards = asked.offset ? [card(2, dropped), card(1, kept)] : [card(1, kept), card(2, dropped)]
    expect(ids(pageOf(asked.near ? cards.reverse() : cards, undefined, asked))).toEqual([1])
  })
})

test('a session counts on each day that it touches, and a card without one on none', () => {
  const cards = [card(1, december), card(2)]
  const on = (from: string, to = from) => ids(pageOf(cards, undefined, { from, to }))
  expect([
    on('2026-12-04'),
    on('2026-12-05'),
    on('2026-12-06'),
    on('2026-12-07'),
    on('2026-12-01', '2026-12-31'),
  ]).toEqual([[], [1], [1], [], [1]])
})

test('ids give these cards in this order, and leave out what is gone', () => {
  expect(ids(pageOf([card(1), card(2), card(3)], undefined, { ids: '3,9,1', limit: 1 }))).toEqual([3, 1])
})

test('results without a total are all there are: tags are counted and a page is cut', () => {
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
