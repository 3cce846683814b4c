import type { SoldOffer } from '@tropa/contract'
import { expect, test } from 'vitest'
import { kindOf, kopecksOfLines, linesOf } from './line-state.ts'

const now = new Date('2026-12-01T12:00:00+05:00')
const anOffer = (changed: Partial<SoldOffer> = {}): SoldOffer => ({
  id: 1,
  the_title: 'Взрослый',
  price: { value: '300.10', currency: 'RUB' },
  remaining: null,
  requires: [],
  object: { object_type: 'location', id: 1001, the_title: 'Музей', link: '/locations/1001' },
  sale_state: 'on_sale',
  seller: {
    id: 505,
    the_title: 'Музейные программы',
    inn: '8600000053',
    legal_address: 'Ханты-Мансийск',
    phones: [],
    emails: [],
  },
  refund_terms: [],
  quantity_limit: 10,
  ...changed,
})
const aTour = { object_type: 'tour', id: 1, the_title: 'По Югре', link: '/tours/1' } as const
const obstacleTo = (changed: Partial<SoldOffer>, quantity = 2) =>
  linesOf([{ offer_id: 1, quantity }], [anOffer(changed)], now)[0]?.obstacle

test.each([
  ['nothing', {}, null],
  ['seats that are gone', { remaining: 0 }, { kind: 'soldOut' }],
  ['fewer seats than wanted', { remaining: 1 }, { kind: 'fewer', most: 1 }],
  ['a limit of one order', { quantity_limit: 1 }, { kind: 'fewer', most: 1 }],
  ['a session that is over', { starts_at: '2026-12-01T11:59:00+05:00' }, { kind: 'over' }],
  ['a festival that goes on', { starts_at: '2026-12-01T11:59:00+05:00', ends_at: '2026-12-02T11:59:00+05:00' }, null],
  [
    'a tour that has left',
    { starts_at: '2026-12-01T11:59:00+05:00', ends_at: '2026-12-02T11:59:00+05:00', object: aTour },
    { kind: 'over' },
  ],
  ['a session to come', { starts_at: '2026-12-01T12:01:00+05:00' }, null],
  ['a sale that has moved elsewhere', { sale_state: 'only_external' }, { kind: 'gone' }],
  ['a sale without payment', { sale_state: 'no_payment_info' }, { kind: 'gone' }],
  ['no seller', { seller: null }, { kind: 'gone' }],
  ['a request', { sale_state: 'by_request' }, null],
  ['also another site', { sale_state: 'also_external' }, null],
] as const)('an offer has the obstacle of its state (%s)', (_, changed, obstacle) => {
  expect(obstacleTo(changed)).toEqual(obstacle)
})

test('an unknown offer counts as removed, and stays in the list so that it can be deleted', () => {
  expect(linesOf([{ offer_id: 7, quantity: 1 }], [anOffer()], now)).toEqual([
    { offer_id: 7, quantity: 1, offer: undefined, obstacle: { kind: 'gone' } },
  ])
})

test('a request beside paid offers prevents the order, and alone it makes the order a request', () => {
  const offers = [anOffer(), anOffer({ id: 2, sale_state: 'by_request' })]
  const both = linesOf(
    offers.map(({ id }) => ({ offer_id: id, quantity: 1 })),
    offers,
    now,
  )

  expect(both.map(({ obstacle }) => obstacle)).toEqual([null, { kind: 'request' }])
  expect([kindOf(both), kindOf(both.slice(1)), kindOf(both.slice(0, 1))]).toEqual(['payment', 'request', 'payment'])
})

test('sums are exact', () => {
  expect(kopecksOfLines(linesOf([{ offer_id: 1, quantity: 3 }], [anOffer()], now))).toBe(90_030)
})
