// @vitest-environment node
import { expect, test } from 'vitest'
import { configuredWeather } from './configured-weather.ts'
import { aRelay } from './weather/testing/test-weather-service.ts'
import { forTwo, two } from './weather/testing/weatherstack-wire.ts'

test.each([
  ['a configured service, with its key', '', (url: string) => ({ weather: { url, key: 'key' }, apiUrl: '' }), 'key'],
  ['the stand-in of the provider', '/weather', (url: string) => ({ weather: null, apiUrl: url }), 'stand-in'],
])('the weather service is %s', async (_, folder, settings, key) => {
  const upstream = await forTwo()

  const response = await aRelay(configuredWeather(settings(upstream.url))).ask('forecast', two)

  expect(response.status).toBe(200)
  expect(upstream.arrived.map(({ path, params }) => [path, params.get('access_key')])).toEqual([
    [`${folder}/forecast`, key],
  ])
})
