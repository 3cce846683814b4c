import { expect, test } from 'vitest'
import { readConfiguration } from './configuration.ts'

test('everything has a default', () => {
  expect(readConfiguration({ HOST: '', PATH: '/bin' })).toMatchObject({
    host: '127.0.0.1',
    port: 3001,
    dataDir: '.data',
    databaseUrl: undefined,
    weatherUrl: undefined,
  })
  expect(readConfiguration({}).trusted.check('127.0.0.1', 'ipv4')).toBe(true)
})

test.each([
  ['API_PORT', 'abc', 'API_PORT must be a number.'],
  ['API_PORT', '70000', 'API_PORT must be at most 65535.'],
  ['HOST', 'a b', 'HOST must be an address or a name, such as 127.0.0.1.'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must begin with postgres:// or postgresql://.'],
  ['WEATHER_URL', 'weather.example', 'WEATHER_URL must begin with http:// or https://.'],
  [
    'TRUSTED_PROXIES',
    '10.0.0.0/8 proxy',
    'TRUSTED_PROXIES must hold addresses, ranges such as 10.0.0.0/8, or the word loopback.',
  ],
])('%s=%s is named in the error', (name, value, message) => {
  expect(() => readConfiguration({ [name]: value })).toThrow(message)
})

test('nothing but its own settings is read, whatever else the environment holds', () => {
  const read = new Set<PropertyKey>()
  const environment = new Proxy<Record<string, string>>(
    { WEATHER_KEY: 'secret', SESSION_SECRET: 'secret', API_PORT: '4000' },
    {
      get: (target, name) => {
        read.add(name)
        return Reflect.get(target, name)
      },
    },
  )

  const configuration = readConfiguration(environment)

  expect(JSON.stringify(configuration)).not.toContain('secret')
  expect([...read]).not.toContain('SESSION_SECRET')
})
