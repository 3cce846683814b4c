import { expect, test } from 'vitest'
import { kopecksOf, moneyOf, refundOf, sumOf, times } from './amount.ts'
import type { Money } from './values.ts'

const rubles = (value: string): Money => ({ value, currency: 'RUB' })
const samples = [0, 1, 9, 10, 99, 100, 101, 2_450_000, 1_980_099, 99_999_999_999_999]

test('kopecks are converted to decimal strings and back exactly', () => {
  const random = Array.from({ length: 1000 }, () => Math.floor(Math.random() * 1e14))
  const amounts = [...samples, ...random]
  expect(amounts.map((kopecks) => kopecksOf(moneyOf(kopecks)))).toEqual(amounts)
  expect(moneyOf(1_250_000)).toEqual(rubles('12500.00'))
  expect(moneyOf(5)).toEqual(rubles('0.05'))
})

test.each(['', '1', '1.0', '1,00', '-1.00', '1e3', ' 1.00', '1.000', '0x1.00', 'NaN', '1234567890123.00'])(
  '%j is not an amount',
  (value) => expect(() => kopecksOf(rubles(value))).toThrow(RangeError),
)

test.each([0.5, -1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is not a number of kopecks', (kopecks) => {
  expect(() => moneyOf(kopecks)).toThrow(RangeError)
})

test('sums and products are exact where floats would be rounded', () => {
  expect(sumOf([rubles('0.10'), rubles('0.20')])).toEqual(rubles('0.30'))
  expect(sumOf([])).toEqual(rubles('0.00'))
  expect(times(rubles('1.15'), 3)).toEqual(rubles('3.45'))
  expect(times(rubles('35.41'), 100)).toEqual(rubles('3541.00'))
})

const terms = [
  { hours_before: 72, percent: 100 },
  { hours_before: 24, percent: 50 },
]
const begins = '2026-12-24T18:00:00+05:00'
const before = (ms: number) => new Date(Date.parse(begins) - ms)
const hours = 3_600_000

test.each([
  ['a week before', 168 * hours, '199.99'],
  ['exactly at the first limit', 72 * hours, '199.99'],
  ['a millisecond after it', 72 * hours - 1, '100.00'],
  ['exactly at the second limit', 24 * hours, '100.00'],
  ['a millisecond after that', 24 * hours - 1, '0.00'],
  ['when it is over', -hours, '0.00'],
])('%s the terms refund their share, rounded up to a kopeck', (_, ms, value) => {
  expect(refundOf(rubles('199.99'), terms, begins, before(ms))).toEqual(rubles(value))
})

test('without a start the first term applies, and without terms nothing is refunded', () => {
  expect(refundOf(rubles('300.00'), [{ hours_before: 24, percent: 90 }], undefined, new Date())).toEqual(
    rubles('270.00'),
  )
  expect(refundOf(rubles('300.00'), [], undefined, new Date())).toEqual(rubles('0.00'))
})

test('a refund is never more than the price', () => {
  const refunds = samples.flatMap((kopecks) =>
    [0, 1, 33, 50, 99, 100].map((percent) => {
      const refund = refundOf(moneyOf(kopecks), [{ hours_before: 0, percent }], undefined, new Date())
      return kopecksOf(refund) <= kopecks && kopecksOf(refund) * 100 >= kopecks * percent
    }),
  )
  expect(refunds).toHaveLength(60)
  expect(refunds).not.toContain(false)
})
