import { expect, test } from 'vitest'
import {
  countOf,
  flakyLineOf,
  lineOf,
  playwrightCount,
  reasonIn,
  seenFailures,
  storiesListed,
  sumOf,
  vitestCount,
} from './counts.mjs'

test('a suite has the counts of its runner', () => {
  expect(countOf(1, { passed: 4, failed: 2, skipped: 1 })).toEqual({ passed: 4, failed: 2, skipped: 1, flaky: 0 })
})

test.each([
  ['failed although every test passed', 1, { passed: 4, failed: 0, skipped: 0 }],
  ['ran nothing', 0, { passed: 0, failed: 0, skipped: 0 }],
])('a suite that %s counts as one failure', (_, exitCode, counted) => {
  expect(countOf(exitCode, counted).failed).toBe(1)
})

test.each([
  ['crashed without a report', 1, null, 274],
  ['stopped before its first test', 1, { passed: 0, failed: 0, skipped: 274 }, 1],
  ['skipped everything', 0, { passed: 0, failed: 0, skipped: 274 }, 1],
])('a suite that %s counts all its tests as failed', (_, exitCode, counted, listed) => {
  expect(countOf(exitCode, counted, listed)).toEqual({ passed: 0, failed: 274, skipped: 0, flaky: 0 })
})

test('a suite that skips everything with a reason has not failed', () => {
  const counted = { passed: 0, failed: 0, skipped: 3, notes: ['Another browser drew the accepted pictures.'] }

  expect(countOf(0, counted)).toEqual({ passed: 0, failed: 0, skipped: 3, flaky: 0 })
})

test('the tests of a file whose setup failed count as failed', () => {
  const file = (status, ...tests) => ({ status, assertionResults: tests.map((one) => ({ status: one })) })

  const testResults = [
    file('passed', 'passed', 'pending'),
    file('failed', 'pending', 'pending', 'pending'),
    file('failed'),
  ]

  // Vitest has no `flaky` count; Playwright's is a list of names.
  expect(vitestCount({ testResults })).toEqual({ passed: 1, failed: 4, skipped: 1 })
})

test('a test that passed on a retry is named, and equal annotations are printed once', () => {
  const aTest = (status, description) => ({
    tests: [{ status, annotations: description ? [{ type: 'skip', description }] : [] }],
  })
  const specs = [
    { title: 'shows rain', ...aTest('flaky') },
    { title: 'hides', ...aTest('skipped', 'No map.') },
    { title: 'zooms', ...aTest('skipped', 'No map.') },
  ]
  const report = {
    stats: { expected: 3, flaky: 1, unexpected: 0, skipped: 2 },
    suites: [{ title: 'weather.spec.ts', suites: [{ title: 'a widget', specs }] }],
  }

  const counted = playwrightCount(report)

  expect(counted).toMatchObject({
    passed: 4,
    failed: 0,
    skipped: 2,
    flaky: ['weather.spec.ts › a widget › shows rain'],
    notes: ['No map.'],
  })
})

test('flaky tests are counted among the passed and separately, over all suites', () => {
  const browser = countOf(0, { passed: 4, failed: 0, skipped: 0, flaky: ['shows rain', 'zooms'] })
  const sum = sumOf([browser, countOf(0, { passed: 3, failed: 0, skipped: 0 })])

  expect(lineOf(sum)).toBe('7 passed, 0 failed')
  expect(flakyLineOf(sum)).toBe('2 of the passed only when tried again')
  expect(flakyLineOf(sumOf([]))).toBeUndefined()
})

test('the index of stories has as many tests as the test runner creates', () => {
  const entry = (type, ...tags) => ({ type, tags })
  const entries = { docs: entry('docs', 'test'), plain: entry('story', 'dev', 'test'), untested: entry('story', 'dev') }

  expect(storiesListed({ entries })).toBe(1)
})

test.each([
  ['\nError: Port 43110 is in use\n  at server\nTo open the report run\n', 'Error: Port 43110 is in use'],
  ['PostgreSQL for tests cannot run here.\n', 'PostgreSQL for tests cannot run here.'],
  ['', 'it said nothing'],
])('the reason why a suite did not start is the line with an error, or else the last line', (output, reason) => {
  expect(reasonIn(output)).toBe(reason)
})

test('the last line sums up all suites and names skipped tests', () => {
  const passing = { passed: 4, failed: 0, skipped: 0 }

  expect(lineOf(sumOf([passing, passing]))).toBe('8 passed, 0 failed')
  expect(lineOf(sumOf([passing, { passed: 0, failed: 1, skipped: 2 }]))).toBe('4 passed, 1 failed, 2 skipped')
})

test.each([
  [
    'Vitest',
    [' ✓ |setup| a.test.mjs (2 tests) 4ms', '   × a wrong one 3ms', '   ✓ a right one'],
    '   × a wrong one 3ms',
  ],
  ['Playwright', ['  ✓  1 e2e/a.spec.ts:1:1 › a × b', '  ✘  2 e2e/a.spec.ts:9:1 › b'], '  ✘  2 e2e/a.spec.ts:9:1 › b'],
])('failed tests of %s are seen before it ends', (_, lines, failed) => {
  expect(seenFailures(lines.join('\n'))).toEqual([failed])
})
