import { expect, test } from 'vitest'
import { encodingFor } from './accept-encoding.ts'

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=0.000, br;q=0.0', undefined],
  ['BR ; Q=1', 'br'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', undefined],
  ['identity', undefined],
  ['brotli, gzipped', undefined],
  ['br;q=much', undefined],
  ['', undefined],
  [null, undefined],
])('"%s" asks for %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding)
})
