import { calendarDate, calendarMonth, isCalendarDate } from '@tropa/contract'
import { isDate } from '@tropa/library/dates/calendarDate.ts'
import { emptyTrack, parseTrack } from '@tropa/machines/track'
import { plusDays, yearBefore } from '@tropa/machines/weather-reading'
import 'dayjs/locale/en-gb.js'
import 'dayjs/locale/ru.js'
import { expect, test } from 'vitest'
import { weekdayOf } from './weekdays.ts'
import { daysOfMonth, dayWithin, monthAfter, monthOfDate, nextMonth } from './months.ts'
import { dayOf } from './dayjs.ts'
import { daysAfter } from './days-after.ts'
import { dayAndMonth, longDate, monthName, monthTitle, shortDate, weekdayDate } from './date-formats.ts'
import { momentIn, offsetOf, zoneName } from './time-zone.ts'

/** More than two years, with a leap day. */
const days = Array.from({ length: 800 }, (_, index) =>
  calendarDate(dayOf(calendarDate('2027-01-01')).add(index, 'day').format('YYYY-MM-DD')),
)

test('dates are formatted as the specification says, in both languages', () => {
  expect(shortDate('2025-12-06')).toBe('06.12.2025')
  expect([longDate('2025-12-06', 'ru'), longDate('2025-12-06', 'en')]).toEqual([
    '06\u00a0декабря 2025',
    '06\u00a0December 2025',
  ])
  expect([weekdayDate('2025-12-06', 'ru'), weekdayDate('2025-12-06', 'en')]).toEqual([
    'сб, 6\u00a0декабря',
    'Sat, 6\u00a0December',
  ])
  expect([
    monthName(5, 'ru'),
    monthTitle(calendarMonth('2025-05'), 'ru'),
    monthTitle(calendarMonth('2025-12'), 'en'),
  ]).toEqual(['май', 'Май 2025', 'December 2025'])
  expect(dayAndMonth(calendarDate('2025-12-06'), 'ru')).toEqual({ day: '6', month: 'декабря' })
  expect(dayAndMonth(calendarDate('2025-12-06'), 'en')).toEqual({ day: '6', month: 'December' })
})

test.each([
  ['ru', 'ru'],
  ['en', 'en-gb'],
])('the two formats of the specification are the same as with dayjs for every date, in %s', (language, locale) => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  for (const day of days) {
    expect(shortDate(day)).toBe(dayOf(day).format('DD.MM.YYYY'))
    expect(plain(longDate(day, language))).toBe(dayOf(day).locale(locale).format('DD MMMM YYYY'))
  }
})

test('an invalid date is shown unchanged', () => {
  expect([shortDate('?'), longDate('2025-02-30', 'ru'), weekdayDate('', 'en')]).toEqual(['?', '2025-02-30', ''])
})

test('an invalid month is shown unchanged', () => {
  expect([monthName(1_000_000_000, 'ru'), monthName(13, 'en'), monthName(0, 'ru')]).toEqual(['1000000000', '13', '0'])
})

test.each([
  ['Asia/Yekaterinburg', '2026-12-31T19:30:00Z', '2027-01-01', '00:30', 0.5, 'UTC+5'],
  ['Asia/Yekaterinburg', '2026-12-31T23:30:00+05:00', '2026-12-31', '23:30', 23.5, 'UTC+5'],
  ['Asia/Kolkata', '2026-06-01T00:00:00Z', '2026-06-01', '05:30', 5.5, 'UTC+5:30'],
  ['America/St_Johns', '2026-01-01T02:00:00Z', '2025-12-31', '22:30', 22.5, 'UTC-3:30'],
  ['Europe/Berlin', '2026-07-01T22:30:00Z', '2026-07-02', '00:30', 0.5, 'UTC+2'],
  ['Europe/Berlin', '2026-01-01T22:30:00Z', '2026-01-01', '23:30', 23.5, 'UTC+1'],
  ['UTC', '2026-01-01T00:00:00Z', '2026-01-01', '00:00', 0, 'UTC'],
])('in %s it is at %s the day %s, %s', (zone, instant, date, time, hour, name) => {
  expect(momentIn(zone, instant)).toEqual({ date, time, hour })
  expect(zoneName(zone, instant)).toBe(name)
})

test.each(['', 'Mars/Olympus', 'Asia/', '\u0000'])('for an unknown zone %j the time is that of the region', (zone) => {
  expect(momentIn(zone, '2026-12-31T19:30:00Z')).toEqual({ date: '2027-01-01', time: '00:30', hour: 0.5 })
  expect(zoneName(zone, '2026-12-31T19:30:00Z')).toBe('UTC+5')
})

test('a zone with daylight saving time has an offset for each instant', () => {
  expect([
    offsetOf('Europe/Berlin', '2026-03-29T00:59:00Z'),
    offsetOf('Europe/Berlin', '2026-03-29T01:00:00Z'),
  ]).toEqual([60, 120])
})

test.each([
  ['2026-11-21', '2026-12-01', '2026-12-31'],
  ['2026-12-31', '2027-01-01', '2027-01-31'],
  ['2028-01-31', '2028-02-01', '2028-02-29'],
])('the month after %s is %s to %s', (date, from, to) => {
  expect(daysOfMonth(monthAfter(calendarDate(date)))).toEqual({ from, to })
})

test('month, week and travel date of every day are consistent', () => {
  for (const [index, day] of days.entries()) {
    const [from, to] = [dayOf(day).startOf('month'), dayOf(day).endOf('month')].map((date) => date.format('YYYY-MM-DD'))
    expect(daysOfMonth(monthOfDate(day))).toEqual({ from, to })
    expect(monthAfter(day)).toBe(dayOf(day).startOf('month').add(1, 'month').format('YYYY-MM'))
    // 1 January 2027 is a Friday.
    expect(weekdayOf(day)).toBe(((index + 4) % 7) + 1)
    const chosen = dayWithin(nextMonth((index % 12) + 1, day), day)
    expect(isCalendarDate(chosen) && chosen >= day).toBe(true)
  }
})

test('the date arithmetic of the machines, which import no date library, agrees with dayjs', () => {
  for (const day of days) {
    expect(yearBefore(day)).toBe(dayOf(day).subtract(1, 'year').format('YYYY-MM-DD'))
    expect(plusDays(day, 6)).toBe(dayOf(day).add(6, 'day').format('YYYY-MM-DD'))
  }
  expect(yearBefore('2028-02-29')).toBe('2027-02-28')
})

test('days are counted forwards and backwards up to the ends of the calendar', () => {
  for (const day of days) expect([daysAfter(day, 6), daysAfter(day, -6)]).toEqual([plusDays(day, 6), plusDays(day, -6)])
  expect([daysAfter(calendarDate('2199-12-31'), 1), daysAfter(calendarDate('1900-01-01'), -1)]).toEqual([null, null])
})

/** The library and the machines do not depend on the project, so they have their own date functions. */
test.each([
  '2026-12-05',
  '2028-02-29',
  '1900-01-01',
  '2199-12-31',
  '2027-02-29',
  '2100-02-29',
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '2026-1-1',
  '05.12.2026',
  '',
  '2026-12-05T00:00Z',
  ' 2026-12-05',
  '2026-12-05\n',
])('all rooms agree whether «%s» is a date', (text) => {
  const isKept = parseTrack({ ...emptyTrack, start_date: text }).start_date === text
  expect([isDate(text), isKept]).toEqual([isCalendarDate(text), isCalendarDate(text)])
})
