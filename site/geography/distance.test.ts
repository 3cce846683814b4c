import { expect, test } from 'vitest'
import { distanceKm, pointOf } from './distance.ts'

test('Khanty-Mansiysk to Surgut is 236 km along the great circle', () => {
  expect(distanceKm(pointOf('61.0042,69.0019'), pointOf('61.2540,73.3962'))).toBeCloseTo(236, -1)
})
