import { calendarDate } from '@tropa/contract'
import { expect, test } from 'vitest'
import { askedOfDates, isReversed, monthAround } from './dates.ts'

const first = calendarDate('2026-12-01')

test('an end before its beginning narrows nothing, and the other filters stay', () => {
  const filters = { page: 1, territory: 5, from: calendarDate('2026-12-20'), to: first }
  expect(isReversed(filters)).toBe(true)
  expect(askedOfDates(filters)).toEqual({ page: 1, territory: 5 })
})

test.each([{ from: first }, { to: first }, { from: first, to: first }, {}])('%o can be asked for as it is', (days) => {
  expect(isReversed(days)).toBe(false)
  expect(askedOfDates({ page: 2, ...days })).toEqual({ page: 2, ...days })
})

test.each([
  ['2026-11-21', 0, '2026-11-01', '2026-11-30'],
  ['2026-12-31', 1, '2027-01-01', '2027-01-31'],
  ['2028-01-31', 1, '2028-02-01', '2028-02-29'],
])('around %s, %d months on, a month is %s to %s', (date, ahead, from, to) => {
  expect(monthAround(date, ahead)).toEqual({ from, to })
})
