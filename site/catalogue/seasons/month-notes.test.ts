import { expect, test } from 'vitest'
import { daylight } from '../../dates/daylight.ts'
import { clothesOf, nightOf } from './month-notes.ts'

const khantyMansiysk = { latitude: 61.0, longitude: 69.03 }
const nightOn = (date: string) => nightOf(daylight(date, khantyMansiysk, 'Asia/Yekaterinburg'))
const dayOfYear = (day: number) => new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10)

test.each([
  ['2026-11-22', 'dark'],
  ['2027-03-01', 'dark'],
  ['2027-05-05', 'short'],
  ['2027-06-21', 'white'],
  ['2027-08-10', 'short'],
  ['2027-09-25', 'dark'],
] as const)('the night of %s is %s', (date, night) => {
  expect(nightOn(date)).toBe(night)
})

test('nights go through the year in order: dark, short, white, short, dark', () => {
  const nights = Array.from({ length: 365 }, (_, day) => nightOn(dayOfYear(day)))
  expect(nights.filter((night, day) => night !== nights[day - 1])).toEqual(['dark', 'short', 'white', 'short', 'dark'])
})

test('beyond the polar circle the night is white in June and dark in December', () => {
  const arctic = { latitude: 70, longitude: 69 }
  expect(nightOf(daylight('2026-06-21', arctic, 'Asia/Yekaterinburg'))).toBe('white')
  expect(nightOf(daylight('2026-12-21', arctic, 'Asia/Yekaterinburg'))).toBe('dark')
})

test.each([
  [{ day: -13, night: -21 }, 'frost'],
  [{ day: -3, night: -9 }, 'cold'],
  [{ day: 12, night: 4 }, 'fresh'],
  [{ day: 23, night: 13 }, 'warm'],
] as const)('%o asks for clothes for %s', (norm, clothes) => {
  expect(clothesOf(norm)).toBe(clothes)
})
