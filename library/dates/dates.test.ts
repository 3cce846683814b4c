import { expect, test } from 'vitest'
import { isDate } from './calendarDate.ts'
import { monthTitle, spokenDate } from './calendarWords.ts'
import { longDate, longDates, shortDate, shortDates, shortDay, weekdayDate } from './format.ts'
import { typedDate, withDots } from './typed.ts'

test.each(['2025-12-06', '2024-02-29', '0001-01-01', '9999-12-31'])('%s is a date', (text) => {
  expect(isDate(text)).toBe(true)
})

test.each([
  '2025-02-29',
  '1900-02-29',
  '2025-02-30',
  '2025-13-01',
  '2025-00-01',
  '2025-01-00',
  '2025-04-31',
  '0000-01-01',
  '2025-1-1',
  '6.12.2025',
  '2025-12-06T00:00Z',
  '',
])('«%s» is not a date', (text) => {
  expect(isDate(text)).toBe(false)
})

test('typed digits get their dots one by one', () => {
  const shown = [...'06122025'].reduce(
    (texts: string[], digit) => [...texts, withDots((texts.at(-1) ?? '') + digit)],
    [],
  )

  expect(shown).toEqual(['0', '06', '06.1', '06.12', '06.12.2', '06.12.20', '06.12.202', '06.12.2025'])
})

test.each(['6.', '6.1', '6.12.', '06.12.20255', '061220255', 'завтра', '2025-12-06', '06..12'])(
  '«%s» stays as it was typed',
  (text) => {
    expect(withDots(text)).toBe(text)
  },
)

test('adding dots never loses a digit', () => {
  for (const text of ['06122025', '6.122025', '31.1', '311', '3.115'])
    expect(withDots(text).replaceAll('.', '')).toBe(text.replaceAll('.', ''))
})

test.each([
  ['06.12.2025', '2025-12-06'],
  ['6.12.2025', '2025-12-06'],
  [' 06/12/2025 ', '2025-12-06'],
  ['2025-12-06', '2025-12-06'],
  ['31.02.2025', null],
  ['06.12.25', null],
  ['', null],
])('«%s» is parsed as %s', (text, date) => {
  expect(typedDate(text)).toBe(date)
})

test('dates are formatted in the page’s language', () => {
  expect(shortDate('2025-12-06')).toBe('06.12.2025')
  expect(shortDay('2025-12-06')).toBe('06.12')
  expect([longDate('2025-12-06', 'ru'), longDate('2025-12-06', 'en')]).toEqual([
    '06\u00a0декабря 2025',
    '06\u00a0December 2025',
  ])
  expect([spokenDate('2025-12-06', 'ru'), spokenDate('2025-12-06', 'en')]).toEqual([
    'суббота, 6 декабря 2025',
    'Saturday, 6 December 2025',
  ])
  expect([weekdayDate('2025-12-06', 'ru'), weekdayDate('2025-12-06', 'en')]).toEqual([
    'сб, 6\u00a0декабря',
    'Sat, 6\u00a0December',
  ])
  expect([monthTitle(2025, 5, 'ru'), monthTitle(2025, 12, 'en')]).toEqual(['Май 2025', 'December 2025'])
})

test('a text that is not a date is returned unchanged', () => {
  expect([shortDate('?'), longDate('?', 'ru'), spokenDate('?', 'en')]).toEqual(['?', '?', '?'])
})

test.each([
  ['2025-11-29', '2025-11-30', '29–\u206030.11.2025'],
  ['2025-11-30', '2025-12-01', '30.11–\u206001.12.2025'],
  ['2025-12-31', '2026-01-01', '31.12.2025–\u206001.01.2026'],
  ['2025-12-31', '2025-12-31', '31.12.2025'],
  ['?', '2025-12-31', '31.12.2025'],
])('the dates from %s to %s are formatted as %s', (first, last, text) => {
  expect(shortDates(first, last)).toBe(text)
})

test.each([
  ['2025-11-29', '2025-11-30', '29–\u206030\u00a0ноября 2025'],
  ['2025-11-30', '2025-12-01', '30\u00a0ноября\u00a0– 01\u00a0декабря 2025'],
  ['2025-12-31', '2026-01-01', '31\u00a0декабря 2025\u00a0– 01\u00a0января 2026'],
  ['2025-12-31', '2025-12-31', '31\u00a0декабря 2025'],
  ['?', '2025-12-31', '31\u00a0декабря 2025'],
])('the long dates from %s to %s are formatted as %s', (first, last, text) => {
  expect(longDates(first, last, 'ru')).toBe(text)
})
