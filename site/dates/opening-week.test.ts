import { calendarDate, type OpeningHours } from '@tropa/contract'
import { expect, test } from 'vitest'
import { weekdayOf } from './weekdays.ts'
import { isOpenAt, statusOn, weekOf, weekSummary } from './opening-week.ts'

const monday = calendarDate('2026-11-23')
const sunday = calendarDate('2026-11-29')
const someHours = (hours: Partial<OpeningHours> = {}): OpeningHours => ({
  days: [2, 3, 4, 5, 6, 7],
  opens: '10:00',
  closes: '18:00',
  ...hours,
})

test('Monday is the first day and Sunday the seventh', () => {
  expect([weekdayOf(monday), weekdayOf(sunday)]).toEqual([1, 7])
})

test('a break splits the day', () => {
  const [, tuesday] = weekOf([someHours({ break_opens: '13:00', break_closes: '14:30' })], monday)
  expect(tuesday?.spans).toEqual([
    { from: 10, to: 13 },
    { from: 14.5, to: 18 },
  ])
})

test('closing at midnight is the end of the day', () => {
  expect(weekOf([someHours({ opens: '12:00', closes: '00:00' })], sunday)[6]?.spans).toEqual([{ from: 12, to: 24 }])
})

test('a place that closes after midnight is open until then, on the next day too', () => {
  const days = weekOf([someHours({ days: [7], opens: '18:00', closes: '01:30' })], sunday)
  const openAt = [17, 18, 23.9].filter((hour) => isOpenAt(days, 7, hour))

  expect(days[6]?.spans).toEqual([{ from: 18, to: 25.5 }])
  expect(openAt).toEqual([18, 23.9])
  expect([0, 1.4, 1.5, 20].filter((hour) => isOpenAt(days, 1, hour))).toEqual([0, 1.4])
})

test('seasonal hours apply only in their season', () => {
  const summer = someHours({ days: [1], valid_from: '2027-06-01', valid_through: '2027-08-31' })
  expect(statusOn([summer], monday)).toEqual({ kind: 'closed' })
  expect(statusOn([summer], calendarDate('2027-06-07'))).toEqual({ kind: 'open', opens: '10:00', closes: '18:00' })
})

test('without hours a place is neither open nor closed', () => {
  expect(statusOn([], monday)).toEqual({ kind: 'unknown' })
  expect(statusOn(undefined, monday)).toEqual({ kind: 'unknown' })
})

test('hours from midnight to midnight mean around the clock', () => {
  expect(statusOn([someHours({ days: [1], opens: '00:00', closes: '00:00' })], monday)).toEqual({ kind: 'always' })
})

test.each([
  [[someHours()], { hours: { opens: '10:00', closes: '18:00' }, daysOff: [1] }],
  [[someHours({ days: [1, 2, 3, 4, 5] }), someHours({ days: [6], closes: '15:00' })], { daysOff: [7] }],
  [[], undefined],
])('the short form of a week has the common hours of all open days, and the days off', (hours, summary) => {
  expect(weekSummary(hours, monday)).toEqual(summary)
})
