import { expect, test } from 'vitest'
import { at } from './testing/planned-visits.ts'
import { travelBetween } from './travel.ts'

test('short distances are walked and longer ones driven', () => {
  expect(travelBetween(at(61), at(61.01))).toMatchObject({ mode: 'walk', straightKm: 1.1 })
  expect(travelBetween(at(61), at(61.1))).toMatchObject({ mode: 'car' })
  expect(travelBetween(null, at(61))).toBeNull()
})
