import { expect, test } from 'vitest'
import { errorFields, logLine } from './log.ts'

const secret = 'ivan@example.org'
const logged = (error: unknown) => JSON.stringify(errorFields(error))

/** Errors as drizzle and pg create them. */
const databaseError = (message: string, detail = '') =>
  Object.assign(new Error(message), { name: 'error', code: '23505', severity: 'ERROR', detail })
const queryError = (parameters: string, cause: Error) => {
  const query = 'select "id" from "person" where "email" = $1'
  return Object.assign(new Error(`Failed query: ${query}\nparams: ${parameters}`, { cause }), {
    query,
    params: [parameters],
  })
}

test('an entry is one line of JSON that begins with time and level', () => {
  const line = logLine({ method: 'GET', path: '/a\nb', took_ms: 4 })

  expect(line).not.toContain('\n')
  const time = expect.stringMatching(/^\d{4}-.*Z$/)
  expect(JSON.parse(line)).toEqual({ time, level: 'info', method: 'GET', path: '/a\nb', took_ms: 4 })
  expect(line).toMatch(/^\{"time":"[^"]*","level":"info",/)
  expect(JSON.parse(logLine({ level: 'error' }))).toMatchObject({ level: 'error' })
})

test('an entry of any shape becomes one line', () => {
  const ring: Record<string, unknown> = {}
  ring['ring'] = ring

  expect(JSON.parse(logLine({ ring }))).toMatchObject({ level: 'error', message: 'The log entry cannot be written' })
  const line = logLine({ count: 5n, error: new Error('no') })
  expect(JSON.parse(line)).toMatchObject({ count: '5', error: { message: 'no' } })
})

test('an error keeps its name, message, code, stack and causes', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })

  expect(errorFields(new TypeError('fetch failed', { cause }))).toMatchObject({
    name: 'TypeError',
    message: 'fetch failed',
    stack: expect.stringContaining('log.test.ts'),
    cause: { message: 'connect ECONNREFUSED 127.0.0.1:5432', code: 'ECONNREFUSED' },
  })
})

test('the name of a column or table stays readable', () => {
  const message = 'column "the_titel" of relation "object" does not exist'

  expect(errorFields(databaseError(message)).message).toBe(message)
})

test.each([
  ['a query’s parameters', queryError(`${secret},1`, databaseError('no'))],
  ['a parameter of several lines', queryError(`a\n    at ${secret}\n${secret}`, databaseError('no'))],
  ['PostgreSQL’s detail', databaseError('duplicate key value violates "x"', `Key (email)=(${secret})`)],
  ['the detail in a message', new Error(`Key (email)=(${secret}) already exists.`)],
  ['a value that PostgreSQL refuses', databaseError(`invalid input syntax for type integer: "${secret}"`)],
  ['a value with quotes and lines', databaseError(`malformed array literal: "{"${secret}",\n${secret}}"`)],
  ['a value out of range', databaseError(`value "${secret}" is out of range for type integer`)],
  ['a cause of a cause', new Error('a', { cause: new Error('b', { cause: queryError(secret, databaseError('no')) }) })],
  ['one of many errors', new AggregateError([queryError(secret, databaseError('no'))], 'all failed')],
  ['a key in an address', new Error(`GET http://weather.example/current?access_key=${secret}&q=1 failed`)],
  ['a key in a path', new Error(`Invalid URL: /current?access_key=${secret}`)],
  ['a password in an address', new Error('connect postgres://tropa:ivan@example.org@db/tropa')],
  [
    'a piece of a body',
    (() => {
      try {
        return JSON.parse(`{"a": ${secret}}`)
      } catch (error) {
        return error
      }
    })(),
  ],
  ['an address that was thrown as text', `http://weather.example/?key=${secret}`],
  ['an object that is no error', { email: secret }],
])('%s is not in the log', (_, error) => {
  expect(logged(error)).not.toContain('ivan')
})

test('a circular chain of causes is cut', () => {
  const error = new Error('loop')
  error.cause = error

  expect(logged(error).length).toBeLessThan(20_000)
})

test('a long message is cut', () => {
  expect(errorFields(new Error('x'.repeat(100_000))).message).toHaveLength(2001)
})
