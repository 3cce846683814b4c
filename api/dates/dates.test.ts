import { calendarDate as date } from '@tropa/contract'
import { expect, test } from 'vitest'
import {
  dayOfMonth,
  dayOfYear,
  daysBetween,
  daysFrom,
  epochDaysOf,
  epochSecondsOf,
  inRegion,
  momentAfter,
  monthOf,
  monthsFrom,
  plusDays,
  regionTime,
  regionZone,
  shortDate,
} from './dates.ts'

/** Four years, one of them a leap year. */
const days = daysFrom(date('2027-01-01'), 4 * 365 + 1)

test('days follow each other over months, years and 29 February', () => {
  expect(daysFrom(date('2028-02-28'), 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
  expect(daysFrom(date('2027-02-28'), 2)).toEqual(['2027-02-28', '2027-03-01'])
  expect(daysFrom(date('2026-12-31'), 2)).toEqual(['2026-12-31', '2027-01-01'])
  expect(daysFrom(date('2026-12-31'), 0)).toEqual([])
  expect(days.at(-1)).toBe('2030-12-31')
  expect(new Set(days).size).toBe(days.length)
})

test('the distance of every day from the first is its position, in both directions', () => {
  const [first = date('2027-01-01')] = days
  expect(days.length).toBeGreaterThan(1000)
  for (const [index, day] of days.entries()) {
    expect([daysBetween(first, day), Math.abs(daysBetween(day, first)), plusDays(day, -index)]).toEqual([
      index,
      index,
      first,
    ])
    expect(epochDaysOf(day) - epochDaysOf(first)).toBe(index)
  }
})

test('a day has its position in the month and in the year', () => {
  const parts = (text: string) => [monthOf(date(text)), dayOfMonth(date(text)), dayOfYear(date(text))]

  expect([parts('2027-01-01'), parts('2028-02-29'), parts('2027-12-31'), parts('2028-12-31')]).toEqual([
    [1, 1, 1],
    [2, 29, 60],
    [12, 31, 365],
    [12, 31, 366],
  ])
})

test('the months from a date on continue into the next year, also from the end of a long month', () => {
  expect(monthsFrom(date('2026-12-31'), 3)).toEqual([12, 1, 2])
  expect(monthsFrom(date('2027-01-31'), 3)).toEqual([1, 2, 3])
})

test('a date becomes its midnight in UTC', () => {
  expect(epochSecondsOf(date('1970-01-02'))).toBe(86_400)
  expect(epochSecondsOf(date('1969-12-31'))).toBe(-86_400)
})

test.each([
  ['2026-12-31T18:59:59Z', '2026-12-31', '23:59', 23],
  ['2026-12-31T19:00:00Z', '2027-01-01', '00:00', 0],
  ['2028-02-28T20:30:00Z', '2028-02-29', '01:30', 1],
  ['2026-12-31T23:30:00+05:00', '2026-12-31', '23:30', 23],
  ['2026-07-01T12:00:00+05:00', '2026-07-01', '12:00', 12],
])('at %s it is %s, %s in the region, in any time zone of this machine', (instant, day, time, hour) => {
  expect(inRegion(instant)).toEqual({ date: day, time, hour, offset: 5, epoch: Date.parse(instant) / 1000 })
  expect(inRegion(new Date(instant))).toEqual(inRegion(instant))
})

test('a day past the end of the calendar is refused', () => {
  expect(() => plusDays(date('2199-12-31'), 1)).toThrow(RangeError)
})

test.each([
  [90, 'minute', '2028-02-29T01:00:00.000Z'],
  [24.5, 'hour', '2028-02-29T24:00:00Z'],
  [-1, 'day', '2028-02-27T23:30:00.000Z'],
  [2, 'day', '2028-03-01T23:30:00.000Z'],
  [-5, 'year', '2023-02-28T23:30:00.000Z'],
] as const)('%s %s from the last hour of 28 February it is %s', (count, unit, then) => {
  const from = '2028-02-28T23:30:00Z'
  expect(momentAfter(from, count, unit)).toEqual(new Date(then))
  expect(momentAfter(new Date(from), count, unit)).toEqual(new Date(then))
})

test('a date has its short form, and an instant is formatted in the region’s time zone and the reader’s language', () => {
  expect(shortDate(date('2026-12-06'))).toBe('06.12.2026')
  expect([regionTime('2026-12-05T19:05:00Z', 'ru'), regionTime('2026-12-05T19:05:00Z', 'en')]).toEqual([
    '6 декабря 2026 г. в 00:05',
    '6 December 2026 at 00:05',
  ])
  expect(regionZone('2026-12-05T19:05:00Z')).toBe('UTC+5')
})
