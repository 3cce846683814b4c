import { expect, test } from 'vitest'
import { windChill } from './windChill.ts'

/** The table of Environment Canada: temperature in °C, wind in km/h, wind chill. */
test.each([
  [0, 10, -3],
  [-10, 20, -18],
  [-20, 30, -33],
  [-25, 40, -41],
  [-40, 20, -56],
  [-50, 80, -81],
])('%d °C and %d km/h feel like %d °C', (temperature, wind, felt) => {
  expect(Math.round(windChill(temperature, wind))).toBe(felt)
})

test('without wind the wind chill is the temperature, and with a light wind a little lower', () => {
  expect(windChill(-20, 0)).toBe(-20)
  expect(windChill(-20, 4)).toBeLessThan(-20)
  expect(windChill(-20, 4)).toBeGreaterThan(windChill(-20, 5))
})

test('above 0 °C a light wind makes no difference', () => {
  expect(windChill(5, 3)).toBe(5)
  expect(windChill(0, 3)).toBeLessThan(0)
})

test('above 10 °C wind makes no difference', () => {
  expect(windChill(18, 40)).toBe(18)
})

test('a negative wind is an error', () => {
  expect(() => windChill(-10, -1)).toThrow(RangeError)
})
