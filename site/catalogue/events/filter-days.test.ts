import { calendarDate } from '@tropa/contract'
import { expect, test } from 'vitest'
import { withoutReversedDates, isReversed } from './filter-days.ts'

const first = calendarDate('2026-12-01')

test('an end before the start is ignored, and the other filters stay', () => {
  const filters = { page: 1, territory: 5, from: calendarDate('2026-12-20'), to: first }
  expect(isReversed(filters)).toBe(true)
  expect(withoutReversedDates(filters)).toEqual({ page: 1, territory: 5 })
})

test.each([{ from: first }, { to: first }, { from: first, to: first }, {}])('%o stays unchanged', (days) => {
  expect(isReversed(days)).toBe(false)
  expect(withoutReversedDates({ page: 2, ...days })).toEqual({ page: 2, ...days })
})
