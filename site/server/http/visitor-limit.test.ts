// @vitest-environment node
import { expect, test } from 'vitest'
import { VisitorLimit } from './visitor-limit.ts'

function aLimit() {
  const clock = { now: 1_000 }
  const limit = new VisitorLimit({ requests: 2, seconds: 60 }, () => clock.now)
  return { clock, take: (visitor?: string) => limit.take(visitor) }
}

test('each visitor has a separate limit, and the response above it says how long to wait', () => {
  const { clock, take } = aLimit()

  expect([take('a'), take('a')]).toEqual([0, 0])
  clock.now += 20_500
  expect([take('a'), take('b')]).toEqual([40, 0])
})

test('a window begins with its first request, and refused requests do not extend it', () => {
  const { clock, take } = aLimit()
  take('a')
  clock.now += 59_000
  take('a')
  expect(take('a')).toBe(1)

  clock.now += 1_001
  expect([take('a'), take('a'), take('a') > 0]).toEqual([0, 0, true])
})

test('visitors without an address share one count', () => {
  const { take } = aLimit()

  expect([take(), take(), take() > 0]).toEqual([0, 0, true])
})
