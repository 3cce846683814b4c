import { calendarDate } from '@tropa/contract'
import { expect, test } from 'vitest'
import { stopsIn } from './testing/known-stops.ts'
import { trackName } from './track-name.ts'

const name = (towns: readonly string[], start: string | null, days = 3) =>
  trackName(
    { objects: stopsIn(...towns), start: start === null ? null : calendarDate(start), days, language: 'ru' },
    'Мой трек',
  )

test.each([
  [['Сургут', 'Сургут', 'Когалым'], '2026-11-24', 'Сургут, Когалым, 24–26 ноября'],
  [['Сургут'], null, 'Сургут'],
  [[], '2026-11-30', '30 ноября – 2 декабря'],
  [[], null, 'Мой трек'],
  [['А', 'Б', 'В', 'Г'], null, 'А, Б, В'],
  [['Ханты-\u2060Мансийск'], null, 'Ханты-Мансийск'],
] as const)('the suggested name of a track in %j from %s is «%s»', (towns, start, expected) => {
  expect(name(towns, start)).toBe(expected)
})

test('a suggested name is within the limit', () => {
  expect(name(['Я'.repeat(200)], null)).toHaveLength(120)
})
