// @vitest-environment node
import { expect, test } from 'vitest'
import { askedNearby, radii } from './radius.ts'

test('each radius of a page is read from its address', () => {
  expect(radii).toEqual([1, 3, 5, 10, 50])
  expect(radii.map((km) => askedNearby({ radius_km: String(km) }).radiusKm)).toEqual(radii)
})

test.each([
  {},
  { radius_km: '4' },
  { radius_km: '050' },
  { radius_km: '-1', nearby_page: '0' },
  { nearby_page: 'two' },
])('%o gives the default radius and the first page', (search) => {
  expect(askedNearby(search)).toEqual({ radiusKm: 3, page: 1 })
})

test('a later page is that of the address', () => {
  expect(askedNearby({ radius_km: '10', nearby_page: '4' })).toEqual({ radiusKm: 10, page: 4 })
})
