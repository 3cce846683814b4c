import { expect, test } from 'vitest'
import { ConfigurationError, readConfiguration } from './configuration.ts'

test.each([{}, { WEATHER_URL: '', WEATHER_KEY: 'key' }])('no weather service is configured by %o', (env) => {
  expect(readConfiguration(env).weather).toBeNull()
})

test('a configured weather service is called with its key', () => {
  const named = { WEATHER_URL: 'https://weather.example/', WEATHER_KEY: 'key' }

  expect(readConfiguration(named).weather).toEqual({ url: 'https://weather.example', key: 'key' })
  expect(() => readConfiguration({ WEATHER_URL: 'weather.example' })).toThrow('WEATHER_URL must be')
})

test('base maps and their hosts are allowed only if they are configured', () => {
  expect(readConfiguration({ MAP_STYLE_URL: '' })).toMatchObject({ facts: { map: {} }, mapHosts: [] })

  const named = readConfiguration({
    MAP_STYLE_URL: 'https://maps.example/style.json',
    MAP_HOSTS: 'https://tiles.example  https://maps.example/x',
  })
  expect(named).toMatchObject({
    facts: { map: { styleUrl: 'https://maps.example/style.json' } },
    mapHosts: ['https://maps.example', 'https://tiles.example'],
  })
})

test('visits are counted only if a counter and its id are configured', () => {
  const url = 'https://counter.example/script.js'

  expect(readConfiguration({ ANALYTICS_URL: url }).facts.counter).toBeNull()
  expect(readConfiguration({ ANALYTICS_URL: url, ANALYTICS_ID: 'w1' }).facts.counter).toEqual({ url, id: 'w1' })
})

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3001'],
  ['0.0.0.0', 'http://127.0.0.1:3001'],
  ['::1', 'http://[::1]:3001'],
  ['::', 'http://[::1]:3001'],
])('the API beside a portal on %s is at %s', (HOST, apiUrl) => {
  expect(readConfiguration({ HOST, SITE_URL: 'https://portal.example' }).apiUrl).toBe(apiUrl)
})

test.each(['API_URL', 'SITE_URL', 'WEATHER_URL', 'MAP_STYLE_URL', 'MAP_HOSTS', 'TRUSTED_PROXIES'])(
  'an invalid %s is reported by name, without its value',
  (name) => {
    for (const value of ['opensesame', 'ftp://opensesame.example']) {
      const read = () => readConfiguration({ [name]: value })
      expect(read).toThrow(ConfigurationError)
      expect(read).toThrow(new RegExp(`^${name} must be (?!.*opensesame)`))
    }
  },
)
