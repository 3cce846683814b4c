import { expect, test } from 'vitest'
import { saleEndOf, type SaleTimes } from './sale-end.ts'

const starts_at = '2026-12-01T10:00:00+05:00'
const ends_at = '2026-12-03T18:00:00+05:00'

test.each<[string, SaleTimes, number]>([
  ['a tour until it leaves', { object_type: 'tour', starts_at, ends_at }, Date.parse(starts_at)],
  ['an excursion too', { object_type: 'excursion', starts_at, ends_at: null }, Date.parse(starts_at)],
  ['a festival until it ends', { object_type: 'event', starts_at, ends_at }, Date.parse(ends_at)],
  ['what has no known end until it begins', { object_type: 'event', starts_at }, Date.parse(starts_at)],
  ['what is for any day always', { object_type: 'location', starts_at: null, ends_at: null }, Infinity],
  ['a tour on request always', { object_type: 'tour' }, Infinity],
])('%s is sold', (_, offer, end) => {
  expect(saleEndOf(offer)).toBe(end)
})
