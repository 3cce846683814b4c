import { calendarDate } from '@tropa/contract'
import { expect, test } from 'vitest'
import { sunOf } from './sun.ts'

const khanty = { latitude: 61.0, longitude: 69.0 }
const berezovo = { latitude: 63.93, longitude: 65.05 }
const north = { latitude: 68, longitude: 67 }

/** Minutes since midnight of `"08:47 AM"`. */
function minutesOf(clock: string): number {
  const [, hour = '', minute = '', half = ''] = /^(\d{2}):(\d{2}) (AM|PM)$/.exec(clock) ?? []
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'PM' ? 720 : 0)
}
const lengthOf = (place: typeof khanty, date: string) => {
  const { sunrise, sunset } = sunOf(place, calendarDate(date), 5)
  return minutesOf(sunset) - minutesOf(sunrise)
}

test('at the equinox a day is about as long as a night, everywhere', () => {
  for (const place of [khanty, berezovo]) {
    for (const date of ['2026-03-20', '2026-09-23']) expect(Math.abs(lengthOf(place, date) - 720)).toBeLessThan(20)
  }
})

test('days are longer in June than in December, and the difference grows to the north', () => {
  expect(lengthOf(khanty, '2026-12-21')).toBeLessThan(6 * 60)
  expect(lengthOf(berezovo, '2026-12-21')).toBeLessThan(lengthOf(khanty, '2026-12-21'))
  expect(lengthOf(khanty, '2026-06-21')).toBeGreaterThan(18 * 60)
})

test('the sun is highest between sunrise and sunset, at the solar noon of the longitude', () => {
  const { sunrise, sunset } = sunOf(khanty, calendarDate('2026-03-20'), 5)

  // 69° E is 24 minutes behind the meridian of UTC+5; the equation of time adds 7 in March.
  expect(Math.abs((minutesOf(sunrise) + minutesOf(sunset)) / 2 - (720 + 24 + 7))).toBeLessThan(3)
})

test('a polar night and a polar day have neither sunrise nor sunset', () => {
  const none = { sunrise: 'No sunrise', sunset: 'No sunset' }

  expect([sunOf(north, calendarDate('2026-12-21'), 5), sunOf(north, calendarDate('2026-06-21'), 5)]).toEqual([
    none,
    none,
  ])
})
