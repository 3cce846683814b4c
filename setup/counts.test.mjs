import { expect, test } from 'vitest'
import { countOf, lineOf, sumOf } from './counts.mjs'

test('a suite counts what its runner counted', () => {
  expect(countOf(1, { passed: 4, failed: 2, skipped: 1 })).toEqual({ passed: 4, failed: 2, skipped: 1 })
})

test.each([
  ['crashed without a report', 1, null],
  ['failed although every test passed', 1, { passed: 4, failed: 0, skipped: 0 }],
  ['ran nothing', 0, { passed: 0, failed: 0, skipped: 0 }],
  ['skipped everything', 0, { passed: 0, failed: 0, skipped: 3 }],
])('a suite that %s counts as one failure', (_, exitCode, counted) => {
  expect(countOf(exitCode, counted).failed).toBe(1)
})

test('the closing line sums all suites and names what was skipped', () => {
  const passing = { passed: 4, failed: 0, skipped: 0 }

  expect(lineOf(sumOf([passing, passing]))).toBe('8 passed, 0 failed')
  expect(lineOf(sumOf([passing, { passed: 0, failed: 1, skipped: 2 }]))).toBe('4 passed, 1 failed, 2 skipped')
})
