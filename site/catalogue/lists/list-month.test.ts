import { calendarDate, calendarMonth } from '@tropa/contract'
import { expect, test } from 'vitest'
import type { FilterName, ListFilters } from './list-filters.ts'
import { atAnyTime, inMonth, monthInForce, nearestOf, type NearestQuestion } from './list-month.ts'

const march = calendarMonth('2027-03')
const day = calendarDate('2026-12-05')
const byDates: readonly FilterName[] = ['dates', 'month']
const bySeason: readonly FilterName[] = ['day', 'month']

test.each<[Partial<ListFilters>, readonly FilterName[], boolean]>([
  [{}, byDates, true],
  [{}, bySeason, true],
  [{}, ['dates'], false],
  [{ territory: 5, sort: 'price' }, byDates, true],
  [{ from: day }, byDates, false],
  [{ to: day }, byDates, false],
  [{ openOn: day }, bySeason, false],
  [{ when: 'any' }, byDates, false],
])(
  'at an address with %o a list with the filters %o is filtered by the chosen month: %s',
  (filters, takes, isFollowed) => {
    expect(monthInForce({ page: 1, ...filters }, takes, march)).toBe(isFollowed ? march : null)
    expect(monthInForce({ page: 1, ...filters }, takes, null)).toBeNull()
  },
)

test('the chosen month means all its days for objects with dates, and its first day for those with a season', () => {
  const filters = { page: 2, territory: 5 }

  expect(inMonth(filters, byDates, march)).toEqual({ ...filters, from: '2027-03-01', to: '2027-03-31' })
  expect(inMonth(filters, bySeason, march)).toEqual({ ...filters, openOn: '2027-03-01' })
  expect(inMonth(filters, byDates, null)).toBe(filters)
})

test('the link to any time removes the days and the page, and keeps the other filters', () => {
  expect(atAnyTime({ page: 4, territory: 5, from: day, to: day, openOn: day })).toEqual({
    page: 1,
    territory: 5,
    when: 'any',
  })
})

const any = { when: 'any' } as const
test.each<[string, Partial<ListFilters>, readonly [NearestQuestion['end'], Partial<ListFilters>][]]>([
  [
    'dates',
    { from: day, to: day, sort: 'price' },
    [
      ['first', { ...any, from: day }],
      ['last', { ...any, to: day }],
      ['first', { ...any, sort: 'price' }],
    ],
  ],
  ['a last day alone', { to: day }, [['first', any]]],
  ['a day in season', { openOn: day }, [['first', any]]],
  ['no time', {}, []],
  ['any time', { when: 'any' }, []],
])('if there is nothing for %s, these are requested: %o', (_, filters, questions) => {
  expect(nearestOf({ page: 3, ...filters })).toEqual(
    questions.map(([end, one]) => ({ end, filters: { page: 1, ...one } })),
  )
})
