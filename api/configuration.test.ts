import { expect, test } from 'vitest'
import { readConfiguration } from './configuration.ts'

test('everything has a default', () => {
  expect(readConfiguration({ HOST: '', PATH: '/bin' })).toEqual({ host: '127.0.0.1', port: 3001, dataDir: '.data', databaseUrl: undefined, weatherUrl: undefined })
})

test.each([
  ['API_PORT', 'abc', 'API_PORT must be a number.'],
  ['API_PORT', '70000', 'API_PORT must be at most 65535.'],
  ['HOST', 'a b', 'HOST must be an address or a name, such as 127.0.0.1.'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must begin with postgres:// or postgresql://.'],
  ['WEATHER_URL', 'weather.example', 'WEATHER_URL must begin with http:// or https://.'],
])('%s=%s is named in the error', (name, value, message) => {
  expect(() => readConfiguration({ [name]: value })).toThrow(message)
})
