import { expect, test } from 'vitest'
import { daylight } from './daylight.ts'

const khantyMansiysk = { latitude: 61.0, longitude: 69.03 }
const on = (date: string) => daylight(date, khantyMansiysk, 'Asia/Yekaterinburg')

test('a December day at 61° N is under six hours', () => {
  const { rise, set, lengthMinutes } = on('2026-12-21')
  expect(rise).toBeCloseTo(10.0, 0)
  expect(set).toBeCloseTo(15.4, 0)
  expect(lengthMinutes).toBeLessThan(360)
})

test('in June twilight lasts the night', () => {
  const { lengthMinutes } = on('2026-06-21')
  expect(lengthMinutes).toBeGreaterThan(18 * 60)
})

test('beyond the polar circle in June the sun does not set', () => {
  expect(daylight('2026-06-21', { latitude: 70, longitude: 69 }, 'Asia/Yekaterinburg')).toMatchObject({
    rise: null,
    set: null,
    lengthMinutes: 1440,
  })
})

test('and in December it does not rise', () => {
  expect(daylight('2026-12-21', { latitude: 70, longitude: 69 }, 'Asia/Yekaterinburg')).toMatchObject({
    rise: null,
    set: null,
    lengthMinutes: 0,
  })
})
