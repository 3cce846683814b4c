// @vitest-environment jsdom
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { noonSun, panorama, sunPlace } from './panorama.ts'

const year = panorama({ seed: 'year', width: 2400, height: 720 })

test('the year is one valid picture of at most 16 KB', () => {
  expect(new DOMParser().parseFromString(year, 'image/svg+xml').querySelector('parsererror')).toBeNull()
  expect(year).not.toMatch(/NaN|undefined|Infinity/)
  expect(gzipSync(year).length).toBeLessThan(16_384)
  expect(panorama({ seed: 'year', width: 2400, height: 720 })).toBe(year)
})

test('a sun is drawn only when it is asked for', () => {
  expect(year).not.toContain('fill="#ffc566"><circle')
  expect(panorama({ seed: 'year', width: 2400, height: 720, sun: 12 })).toContain('fill="#ffc566"><circle')
})

test('the noon sun is highest in June and never below the horizon', () => {
  expect(Math.max(...noonSun)).toBe(noonSun[5])
  expect(sunPlace(6).y).toBeCloseTo(0.16)
  expect(sunPlace(12).x).toBeCloseTo(23 / 24)
  for (let month = 1; month <= 12; month += 1) expect(sunPlace(month).y).toBeLessThan(0.6)
})
