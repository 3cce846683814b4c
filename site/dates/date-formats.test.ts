import { expect, test } from 'vitest'
import { datesBetween } from './date-formats.ts'

test.each([
  ['2026-11-24', '2026-11-26', 'ru', '24–\u206026\u00a0ноября'],
  ['2026-11-24', '2026-11-26', 'en', '24–\u206026\u00a0November'],
  ['2026-11-29', '2026-12-01', 'ru', '29\u00a0ноября\u00a0– 1\u00a0декабря'],
  ['2026-11-29', '2026-12-01', 'en', '29\u00a0November\u00a0– 1\u00a0December'],
])('the days from %s to %s are the same text wherever they are written, in %s', (from, to, language, text) => {
  expect(datesBetween(from, to, language)).toBe(text)
})
