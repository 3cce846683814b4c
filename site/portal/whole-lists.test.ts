import { expect, test } from 'vitest'
import { pageOf, searchPageOf } from './whole-lists.ts'

const card = (id: number, fields: object = {}) => ({ id, the_title: `Тур ${id}`, the_summary: '', territory_id: 1, for_disabled: false, ...fields })
const ids = ({ cards }: { cards: readonly { id: number }[] }) => cards.map(({ id }) => id)

test('a list with a total is taken as it came', () => {
  expect(pageOf([card(1), card(2)], 40, { territory_id: 9, limit: 2, offset: 12 })).toMatchObject({ total: 40, cards: [{ id: 1 }, { id: 2 }] })
})

test('a list without a total is whole: it is narrowed and cut', () => {
  const cards = [card(1), card(2, { territory_id: 2 }), card(3, { territory_id: 2, territory_ids: [2, 1] }), card(4), card(5)]
  const page = pageOf(cards, undefined, { territory_id: 1, limit: 2, offset: 2 })
  expect(ids(page)).toEqual([4, 5])
  expect(page.total).toBe(4)
})

test('what it was asked by counts: category, kind of place, accessibility, words', () => {
  const cards = [card(1, { category: 'ethno' }), card(2, { type: { id: 9, the_title: 'Гостиница' } }), card(3, { for_disabled: true }), card(4, { type: 'family' })]
  expect(ids(pageOf(cards, undefined, { category: 'ethno' }))).toEqual([1])
  expect(ids(pageOf(cards, undefined, { type_id: '9,11' }))).toEqual([2])
  expect(ids(pageOf(cards, undefined, { for_disabled: true }))).toEqual([3])
  expect(ids(pageOf(cards, undefined, { category: 'family' }))).toEqual([4])
  expect(ids(pageOf(cards, undefined, { q: 'ТУР 2' }))).toEqual([2])
})

test('ids give these cards in this order, and leave out what is gone', () => {
  expect(ids(pageOf([card(1), card(2), card(3)], undefined, { ids: '3,9,1', limit: 1 }))).toEqual([3, 1])
})

test('results without a total are all there are: tags are counted and a page is cut', () => {
  const result = (tag: string, object_id: number) => ({ tag, object_type: 'location' as const, object_id, title: '', description: '', link: '', cover: null })
  const result_list = [result('hotel', 1), result('event', 2), result('hotel', 3), result('hotel', 4)]
  const page = searchPageOf({ result_list }, { tag: 'hotel', offset: 1, limit: 1 })
  expect(page.result_list.map(({ object_id }) => object_id)).toEqual([3])
  expect(page).toMatchObject({ total: 3, tag_list: [{ tag: 'hotel', count: 3 }, { tag: 'event', count: 1 }] })
})
