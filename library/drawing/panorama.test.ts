// @vitest-environment jsdom
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { noonSun, panorama, sunPlace } from './panorama.ts'

const options = { seed: 'year', width: 2400, height: 720, latitude: 61 }
const year = panorama(options)

test('the year is one valid picture of at most 16 KB', () => {
  expect(new DOMParser().parseFromString(year, 'image/svg+xml').querySelector('parsererror')).toBeNull()
  expect(year).not.toMatch(/NaN|undefined|Infinity/)
  expect(gzipSync(year).length).toBeLessThan(16_384)
  expect(panorama(options)).toBe(year)
})

test('a sun is drawn only with that option', () => {
  expect(year).not.toContain('fill="#ffc566"><circle')
  expect(panorama({ ...options, sun: 12 })).toContain('fill="#ffc566"><circle')
})

const months = Array.from({ length: 12 }, (_, index) => index + 1)

// https://gml.noaa.gov/grad/solcalc/
test.each([
  [61, [7.8, 16, 26.5, 38.7, 47.8, 52.3, 50.5, 43, 32, 20.5, 10.5, 5.7]],
  [45, [23.8, 32, 42.5, 54.7, 63.8, 68.3, 66.5, 59, 48, 36.5, 26.5, 21.7]],
])('the noon sun in the middle of each month has the height of the almanac at %i° N', (latitude, heights) => {
  for (const month of months) expect(noonSun(month, latitude), `${month}`).toBeCloseTo(heights[month - 1] ?? 0)
})

test('the noon sun is highest in June north of the tropics, in December south of them', () => {
  const highest = (latitude: number) =>
    months.toSorted((one, other) => noonSun(other, latitude) - noonSun(one, latitude))[0]
  expect([61, 45, -45].map(highest)).toEqual([6, 6, 12])
})

test.each([61, 45, -45])('the sun is above the horizon of the picture the whole year at %i°', (latitude) => {
  expect(Math.min(...months.map((month) => sunPlace(month, latitude).y))).toBeCloseTo(0.16)
  expect(Math.max(...months.map((month) => sunPlace(month, latitude).y))).toBeLessThan(0.6)
  expect(sunPlace(12, latitude).x).toBeCloseTo(23 / 24)
})

test('beyond the polar circle the sun in December is below the horizon', () => {
  expect(sunPlace(12, 75).y).toBeGreaterThan(0.6)
})
