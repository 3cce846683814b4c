import { calendarDate } from '@tropa/contract'
import { expect, test } from 'vitest'
import { listAddress, readListFilters, type FilterName, type ListFilters } from './list-filters.ts'

const all: readonly FilterName[] = ['territory', 'category', 'access', 'dates']

test('filters survive the way through an address', () => {
  const filters: ListFilters = {
    page: 2,
    territory: 5,
    category: 'ethno',
    isAccessible: true,
    from: calendarDate('2026-12-01'),
    to: calendarDate('2026-12-31'),
  }
  const address = listAddress('/tours', filters)
  expect(readListFilters(Object.fromEntries(new URL(address, 'http://x').searchParams), all)).toEqual(filters)
})

test('an address without sense asks for everything', () => {
  const search = { page: '0', territory_id: 'x', category: 'fun', for_disabled: 'no', from: '2026-02-30', to: 'soon' }
  expect(readListFilters(search, all)).toEqual({ page: 1 })
  expect(listAddress('/tours', readListFilters(search, all))).toBe('/tours')
})

test('a list does not take what is not its own', () => {
  expect(readListFilters({ category: 'ethno', page: '3' }, ['territory'])).toEqual({ page: 3 })
})
