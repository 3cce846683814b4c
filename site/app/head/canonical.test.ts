import { expect, test } from 'vitest'
import { canonicalOf } from './canonical.ts'

test.each([
  ['/tours', '/tours', 1],
  ['/tours?page=1', '/tours', 1],
  ['/tours?page=4', '/tours?page=4', 4],
  ['/tours?category=ethno', '/tours', 1],
  ['/tours?category=ethno&page=3', '/tours', 3],
  ['/events?from=2026-12-01&to=2026-12-31', '/events', 1],
  ['/locations?type_id=10', '/locations?type_id=10', 1],
  ['/locations?type_id=10&page=2', '/locations?type_id=10&page=2', 2],
  ['/locations?page=2&type_id=10', '/locations?type_id=10&page=2', 2],
  ['/locations?type_id=10&free=1', '/locations', 1],
  ['/locations?type_id=1', '/locations', 1],
  ['/locations/1001?radius_km=10', '/locations/1001', 1],
])('search engines index %s as %s, page %i', (address, canonical, page) => {
  expect(canonicalOf(address)).toEqual({ address: canonical, page })
})
