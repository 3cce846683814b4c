import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { datesByHand } from './dates-by-hand.mjs'
import { root } from './places.mjs'

/**
 * The date code of a room is in its folder `dates`. `machines` and `contract` have no dayjs: a test of the portal
 * compares their date functions with dayjs.
 */
const mayReckon =
  /(?:^|\/)(?:dates|testing|content|node_modules)\/|\.(?:test|stories)\.tsx?$|^(?:contract\/(?:calendar-date|values)|machines\/weather-reading)\.ts$/
const filesOf = (pattern) => globSync(pattern, { cwd: root })
const sources = [
  ...filesOf('{library,machines,contract,http,site,api,sandbox-gateway}/**/*.{ts,tsx}').filter(
    (file) => !mayReckon.test(file),
  ),
  ...filesOf('api/content/checks/*.mjs'),
]

test('only the folder dates of a room formats dates and calculates with them', () => {
  expect(sources.length).toBeGreaterThan(500)
  const found = sources.flatMap((file) =>
    datesByHand(readFileSync(join(root, file), 'utf8'), file).map((text) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})

test.each([
  "new Intl.DateTimeFormat('ru')",
  "Intl.DateTimeFormat('ru').format(now)",
  "now.toLocaleDateString('en')",
  'now.getUTCDay()',
  'now.setMonth(1)',
  'Date.UTC(2026, 0, 1)',
  'new Date(now + 86_400_000)',
  'now.toISOString().slice(0, 10)',
  "date.split('-').toReversed().join('.')",
  "date.split('-').reverse()",
  'Number(date.slice(5, 7))',
  'new Date(`${date}T00:00:00Z`)',
])('%s is found', (source) => {
  expect(datesByHand(source)).toHaveLength(1)
})

test.each([
  "new Intl.NumberFormat('ru')",
  'now.toISOString()',
  'now.getTime()',
  'Date.now()',
  'text.slice(0, 10)',
  "name.split('-')",
  'const format: Intl.DateTimeFormatOptions = {}',
])('%s is not reported', (source) => {
  expect(datesByHand(source)).toEqual([])
})
