// @vitest-environment node
import { expect, test } from 'vitest'
import { failureHeaders } from './failure-headers.ts'

const waitOf = (status: number, retryAfter?: string) => failureHeaders(status, retryAfter)['retry-after']

test('no failure is cached', () => {
  for (const status of [400, 404, 410, 429, 500, 503]) expect(failureHeaders(status)['cache-control']).toBe('no-store')
})

test('only 429 and 503 have Retry-After', () => {
  expect([429, 503].map((status) => waitOf(status))).toEqual(['5', '5'])
  expect([404, 500, 502].map((status) => waitOf(status))).toEqual([undefined, undefined, undefined])
})

test.each([
  ['30', '30'],
  ['0', '1'],
  ['9999999', '3600'],
  ['99999999999999999999999999', '3600'],
  ['Fri, 31 Dec 9999 23:59:59 GMT', '3600'],
  ['Thu, 01 Jan 1970 00:00:00 GMT', '1'],
  ['soon', '5'],
])('Retry-After: %s becomes %s', (retryAfter, expected) => {
  expect(waitOf(503, retryAfter)).toBe(expected)
})
