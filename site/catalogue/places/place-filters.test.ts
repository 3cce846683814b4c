import { expect, test } from 'vitest'
import { placesAddress, placesParams, readPlaceFilters } from './place-filters.ts'

test('filters survive the way through an address', () => {
  const filters = { territory: 2, type: 3, isAccessible: true, q: 'парк', page: 2 }
  const address = placesAddress('/locations', filters)
  expect(readPlaceFilters(Object.fromEntries(new URL(address, 'http://x').searchParams))).toEqual(filters)
})

test('an address without sense asks for everything', () => {
  expect(readPlaceFilters({ territory_id: '-1', type_id: 'x', page: '0', for_disabled: 'no', q: ' \0 ' })).toEqual({
    isAccessible: false,
    q: '',
    page: 1,
  })
  expect(placesAddress('/locations', readPlaceFilters({}))).toBe('/locations')
})

test("the address's territory wins over the chosen one", () => {
  expect(placesParams(readPlaceFilters({ territory_id: '5' }), 2)).toMatchObject({ territory_id: 5 })
  expect(placesParams(readPlaceFilters({}), 2)).toMatchObject({ territory_id: 2 })
})

test('a list of fixed types asks for them all, whatever the address says', () => {
  expect(placesParams(readPlaceFilters({ type_id: '1' }), null, [9, 11])).toMatchObject({ type_id: '9,11' })
})
