import { calendarDate } from '@tropa/contract'
import { expect, test } from 'vitest'
import { daylight } from './daylight.ts'

const khantyMansiysk = { latitude: 61.0, longitude: 69.03 }
const on = (date: string) => daylight(calendarDate(date), khantyMansiysk, 'Asia/Yekaterinburg')

test('a December day at 61° N is under six hours', () => {
  const { rise, set, lengthMinutes } = on('2026-12-21')
  expect(rise).toBeCloseTo(10.0, 0)
  expect(set).toBeCloseTo(15.4, 0)
  expect(lengthMinutes).toBeLessThan(360)
})

test('in June twilight lasts all night', () => {
  const { lengthMinutes } = on('2026-06-21')
  expect(lengthMinutes).toBeGreaterThan(18 * 60)
})

test('beyond the polar circle in June the sun does not set', () => {
  expect(daylight(calendarDate('2026-06-21'), { latitude: 70, longitude: 69 }, 'Asia/Yekaterinburg')).toMatchObject({
    rise: null,
    set: null,
    lengthMinutes: 1440,
  })
})

test('beyond the polar circle in December the sun does not rise', () => {
  expect(daylight(calendarDate('2026-12-21'), { latitude: 70, longitude: 69 }, 'Asia/Yekaterinburg')).toMatchObject({
    rise: null,
    set: null,
    lengthMinutes: 0,
  })
})

test('a day is as long as from its sunrise to its sunset, in whole minutes, as pages show them', () => {
  const days = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10))
  const wrong = days.filter((date) => {
    const { rise, set, lengthMinutes } = on(date)
    return Math.round((rise ?? 0) * 60) + lengthMinutes !== Math.round((set ?? 0) * 60)
  })

  expect(wrong).toEqual([])
})

test('on each day of a year dawn, sunrise, sunset and dusk are in order, also if dusk is after midnight', () => {
  const days = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10))
  const lights = [55, 61, 65.035, 66].flatMap((latitude) =>
    days.map((date) => daylight(calendarDate(date), { latitude, longitude: 60.116 }, 'Asia/Yekaterinburg')),
  )
  const hours = lights.map(({ dawn, rise, set, dusk }) => [dawn, rise, set, dusk].filter((hour) => hour !== null))
  expect(hours.filter((day) => day.some((hour) => hour > 24)).length).toBeGreaterThan(10)
  expect(hours.filter((day) => day.some((hour, at) => hour < (day[at - 1] ?? -24)))).toEqual([])
})

test.each([
  ['Pacific/Honolulu', 21.3, -157.9],
  ['America/Los_Angeles', 34.1, -118.2],
  ['Pacific/Auckland', -36.8, 174.8],
  ['Asia/Kamchatka', 53, 158.7],
])('the day is the local one in %s too', (timeZone, latitude, longitude) => {
  for (const date of ['2026-03-01', '2026-07-01', '2026-12-01']) {
    const { rise, set, lengthMinutes } = daylight(calendarDate(date), { latitude, longitude }, timeZone)
    expect(rise).toBeGreaterThan(3)
    expect(set).toBeLessThan(22)
    expect((set ?? 0) - (rise ?? 0)).toBeCloseTo(lengthMinutes / 60, 1)
  }
})
