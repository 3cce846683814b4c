import { calendarDate } from '@tropa/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch } from '../../addresses/search-string.ts'
import { pageOf } from '../../portal/whole-lists.ts'
import { aLocationCard } from '../testing/catalogue-objects.ts'
import {
  filterFields,
  listAddress,
  narrowingOf,
  parameterOf,
  readListFilters,
  unknownValues,
  withoutFilter,
  type FilterName,
  type ListFilters,
} from './list-filters.ts'

const all: readonly FilterName[] = [
  'words',
  'type',
  'category',
  'territory',
  'access',
  'facts',
  'free',
  'day',
  'dates',
  'month',
  'sort',
]
const everything: ListFilters = {
  page: 2,
  q: 'парк',
  types: [3, 1],
  categories: ['ethno', 'family'],
  territory: 5,
  isAccessible: true,
  access: ['lift', 'toilet'],
  isFree: true,
  openOn: calendarDate('2027-03-16'),
  from: calendarDate('2026-12-01'),
  to: calendarDate('2026-12-31'),
  when: 'any',
  sort: 'price',
}
const readAddress = (address: string, takes = all) =>
  readListFilters(parseSearch(new URL(address, 'http://x').search), takes)

test('any filters are written to an address and read back unchanged', () => {
  expect(Object.keys(everything).toSorted()).toEqual([...filterFields, 'page'].toSorted())
  fc.assert(
    fc.property(fc.subarray(filterFields), (left) => {
      const filters = left.reduce<ListFilters>((rest, field) => withoutFilter(rest, field), everything)
      expect(readAddress(listAddress('/tours', filters))).toEqual(filters)
    }),
  )
})

test('a form without scripts may repeat a parameter', () => {
  expect(readAddress('/locations?type_id=1&type_id=3&access=lift&access=toilet&q=')).toEqual({
    page: 1,
    types: [1, 3],
    access: ['lift', 'toilet'],
  })
})

test('an invalid address requests the whole list', () => {
  const address =
    '/tours?page=0&territory_id=x&category=fun&type_id=,-1&for_disabled=no&access=stairs&free=2&open_on=soon&from=2026-02-30&sort=fame&q=+'
  expect(readAddress(address)).toEqual({ page: 1 })
  expect(listAddress('/tours', readAddress(address))).toBe('/tours')
})

test('a list ignores filters of other lists', () => {
  expect(readAddress('/tours?category=ethno&page=3', ['territory'])).toEqual({ page: 3 })
})

test('an address may request the whole region, for any chosen territory', () => {
  expect(narrowingOf(readAddress('/tours?territory_id=all'), 5)).toEqual({})
  expect(narrowingOf(readAddress('/tours'), 5)).toEqual({ territory_id: 5 })
  expect(narrowingOf(readAddress('/tours?territory_id=7'), 5)).toEqual({ territory_id: 7 })
})

test('the portal applies each filter of places to a complete list of a provider', () => {
  const tuesdays = [{ days: [2], opens: '10:00', closes: '18:00' }]
  const free = { value: '0.00', currency: 'RUB' } as const
  const card = {
    ...aLocationCard,
    id: 1,
    the_title: 'Б',
    access: ['lift', 'toilet'],
    price_from: free,
    opening_hours: tuesdays,
    for_disabled: true,
  }
  const other = {
    ...aLocationCard,
    id: 2,
    the_title: 'А',
    access: ['lift'],
    price_from: { ...free, value: '100.00' },
    opening_hours: [],
    for_disabled: false,
  }
  const idsOf = (address: string) =>
    pageOf([card, other], undefined, narrowingOf(readAddress(address), null)).cards.map(({ id }) => id)

  for (const query of ['access=lift,toilet', 'free=1', 'open_on=2027-03-16', 'for_disabled=1'])
    expect([query, idsOf(`/locations?${query}`)]).toEqual([query, [1]])
  expect(idsOf('/locations?open_on=2027-03-15')).toEqual([])
  expect(idsOf('/locations?sort=title')).toEqual([2, 1])
  expect(idsOf('/locations?sort=price')).toEqual([1, 2])
  expect(filterFields.map(parameterOf)).toHaveLength(12)
})

const strange: Readonly<Record<string, string>> = {
  type_id: '1,first',
  category: 'ethno,fun',
  territory_id: 'moon',
  for_disabled: 'maybe',
  access: 'lift,stairs',
  free: 'no',
  open_on: '2027-02-30',
  from: 'today',
  to: 'later',
  when: 'never',
  sort: 'fame',
}

test.each(all.filter((name) => name !== 'words'))(
  'an invalid value of "%s" in the address is reported, and only by a list with that filter',
  (name) => {
    const parameters = filterFields.filter((field) => field !== 'q').map(parameterOf)
    const named = unknownValues(strange, [name])
    const others = all.filter((other) => other !== name)

    expect(parameters.toSorted()).toEqual(Object.keys(strange).toSorted())
    expect(named.length).toBeGreaterThan(0)
    expect(unknownValues(strange, others)).toHaveLength(unknownValues(strange, all).length - named.length)
    expect(named).not.toContain('ethno')
  },
)

test('a list whose objects have no points reports an order by distance', () => {
  expect(unknownValues({ sort: 'distance' }, ['sort'])).toEqual(['distance'])
  expect(readListFilters({ sort: 'distance' }, ['sort']).sort).toBeUndefined()

  expect(unknownValues({ sort: 'distance' }, ['sort', 'distance'])).toEqual([])
  expect(readListFilters({ sort: 'distance' }, ['sort', 'distance']).sort).toBe('distance')
  expect(readListFilters({ q: 'distance' }, ['words']).q).toBe('distance')
})

test.each(['-1', '0', 'abc', '1e9', '1.5', '1000000000'])('page %s in the address is reported', (page) => {
  expect(unknownValues({ page }, [])).toEqual([page])
  expect(readListFilters({ page }, []).page).toBe(1)
})

test('an address that a list has written, and empty fields of its form, have no invalid values', () => {
  const { search } = new URL(listAddress('/locations', everything), 'https://portal.example')
  const emptied = Object.fromEntries(filterFields.map((field) => [parameterOf(field), '']))

  expect(unknownValues(parseSearch(search), all)).toEqual([])
  expect(unknownValues({ ...emptied, utm_source: 'mail', page: '' }, all)).toEqual([])
  expect(unknownValues({ page: '99' }, all)).toEqual([])
})
