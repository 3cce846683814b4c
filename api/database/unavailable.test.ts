import { expect, test } from 'vitest'
import { isUnavailable } from './unavailable.ts'

const withCode = (code: string) => Object.assign(new Error('a driver’s words'), { code })

test.each(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '08006', '53300', '57P01', '57014'])(
  'an error %s means an unreachable database',
  (code) => {
    expect(isUnavailable(withCode(code))).toBe(true)
  },
)

test.each(['PGlite is closed', 'Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])(
  'the error "%s" without a code means an unreachable database too',
  (message) => {
    expect(isUnavailable(new Error(message))).toBe(true)
  },
)

test('such an error is found among the causes and in an aggregate', () => {
  expect(isUnavailable(new Error('Failed query', { cause: withCode('ECONNREFUSED') }))).toBe(true)
  expect(isUnavailable(new AggregateError([new Error('first'), withCode('ECONNREFUSED')]))).toBe(true)
})

test.each([withCode('42P01'), withCode('23505'), new TypeError('undefined is not a function'), 'a text', undefined])(
  'a bug does not mean an unreachable database: %s',
  (error) => {
    expect(isUnavailable(error)).toBe(false)
  },
)
