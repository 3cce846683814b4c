import { expect, test } from 'vitest'
import { readConfiguration } from './configuration.ts'

test('everything has a default', () => {
  expect(readConfiguration({ HOST: '', PATH: '/bin' })).toMatchObject({
    host: '127.0.0.1',
    port: 3001,
    dataDir: '.data',
    databaseUrl: undefined,
    weatherUrl: undefined,
    allowsGuests: true,
    holdMinutes: 15,
  })
  expect(readConfiguration({}).trusted.check('127.0.0.1', 'ipv4')).toBe(true)
})

test.each([
  ['API_PORT', 'abc', 'API_PORT must be a number.'],
  ['API_PORT', '70000', 'API_PORT must be at most 65535.'],
  ['HOST', 'a b', 'HOST must be an address or a name, such as 127.0.0.1.'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must begin with postgres:// or postgresql://.'],
  ['HOLD_MINUTES', '241', 'HOLD_MINUTES must be at most 240.'],
  ['GUEST_CHECKOUT', 'no', 'GUEST_CHECKOUT must be on or off.'],
  ['WEATHER_URL', 'weather.example', 'WEATHER_URL must begin with http:// or https://.'],
  [
    'TRUSTED_PROXIES',
    '10.0.0.0/8 proxy',
    'TRUSTED_PROXIES must hold addresses, ranges such as 10.0.0.0/8, or the word loopback.',
  ],
])('%s=%s is named in the error', (name, value, message) => {
  expect(() => readConfiguration({ [name]: value })).toThrow(message)
})

test('only its own settings are read, whatever else is in the environment', () => {
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

const gateway = { PAYMENT_URL: 'https://gateway.example/v3/', PAYMENT_SHOP_ID: '100500', PAYMENT_SECRET: 'live_key' }
test('a gateway is real unless PAYMENT_SANDBOX=on, and there is none without its address', () => {
  const payment = { url: 'https://gateway.example/v3', shopId: '100500', secret: 'live_key', isTest: false }

  expect(readConfiguration(gateway).payment).toEqual(payment)
  expect(readConfiguration({ ...gateway, PAYMENT_SANDBOX: 'on' }).payment).toEqual({ ...payment, isTest: true })
  expect(readConfiguration({ ...gateway, PAYMENT_URL: '' }).payment).toBeUndefined()
})

test.each([
  [{ PAYMENT_SHOP_ID: '' }, 'PAYMENT_SHOP_ID and PAYMENT_SECRET'],
  [{ PAYMENT_SECRET: '' }, 'PAYMENT_SHOP_ID and PAYMENT_SECRET'],
  [{ PAYMENT_URL: 'http://gateway.example/v3' }, 'PAYMENT_URL must begin with https://'],
  [{ PAYMENT_URL: 'https://shop:key@gateway.example' }, 'without a name and password'],
  [{ PAYMENT_SANDBOX: 'yes' }, 'PAYMENT_SANDBOX must be on or off'],
])('an incomplete or unsafe configuration of a gateway is refused: %j', (changes, message) => {
  expect(() => readConfiguration({ ...gateway, ...changes })).toThrow(message)
})
