import { expect, test } from 'vitest'
import { coordinatesText } from './coordinates.ts'

test('coordinates have a decimal point, and a precision of about ten metres', () => {
  expect(coordinatesText('60.99350,69.04150')).toBe('60.9935, 69.0415')
  expect(coordinatesText('61.5,69')).toBe('61.5000, 69.0000')
})
