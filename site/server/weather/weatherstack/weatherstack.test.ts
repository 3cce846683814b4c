// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { type Arrived, aTestService } from '../../relays/testing/test-service.ts'
import { aRelay } from '../testing/test-weather-service.ts'
import { aForecast, answering, failure, forTwo, isSeveral, one, two } from '../testing/weatherstack-wire.ts'

describe('a plan with limits', () => {
  test('that accepts one place at a time gets a request for each, and the order stays', async () => {
    const alone = ({ params }: Arrived) => aForecast('2026-11-23', params.get('query') === '61.00,69.03' ? -14 : -22)
    const upstream = await answering((arrived) => (isSeveral(arrived) ? failure(604) : alone(arrived)))

    const { reading_list } = await (await aRelay(upstream.url).ask('forecast', two)).json()

    expect(reading_list.map(({ temperature }: { temperature: number }) => temperature)).toEqual([-14, -22])
    expect(upstream.arrived.map(({ params }) => params.get('query'))).toEqual([
      '61.00,69.03;61.25,73.40',
      '61.00,69.03',
      '61.25,73.40',
    ])
  })

  test('that lacks the language gets a request without it, and its English words are left out', async () => {
    const upstream = await answering(({ params }) =>
      params.has('language') ? failure(605) : aForecast('2026-11-23', -14),
    )

    expect((await (await aRelay(upstream.url).ask('forecast', one)).json()).reading_list).toEqual([
      { temperature: -14, wind: 5, sky: 'snow' },
    ])
  })

  test('with both limits gets a request for each place, without a language', async () => {
    const alone = ({ params }: Arrived) => (params.has('language') ? failure(605) : aForecast('2026-11-23', -14))
    const upstream = await answering((arrived) => (isSeveral(arrived) ? failure(604) : alone(arrived)))

    expect((await (await aRelay(upstream.url).ask('forecast', two)).json()).reading_list).toHaveLength(2)
  })

  test('without past weather, or with fewer days, has no data', async () => {
    const upstream = await answering(({ path }) => failure(path === '/historical' ? 603 : 609))
    const { ask } = aRelay(upstream.url)

    expect((await (await ask('historical', { ...two, date: '2026-12-24' })).json()).reading_list).toEqual([null, null])
    expect((await (await ask('forecast', one)).json()).reading_list).toEqual([null])
  })
})

describe('a failure', () => {
  test.each([101, 104, 615])('%i of the service is the portal’s 503, logged without the key', async (code) => {
    const upstream = await answering(() => failure(code))
    const { ask, logged } = aRelay(upstream.url)

    const response = await ask('forecast', { ...one, language: 'en' })

    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60'])
    expect(await response.json()).toEqual({ message: 'The weather is unavailable for now' })
    expect(logged).toMatchObject([
      { request_id: expect.any(String), call: 'forecast', error: { code, message: `type_${code}` } },
    ])
    expect(JSON.stringify(logged)).not.toContain('secret-key')
  })

  test.each([
    ['no JSON', '<html>'],
    ['another shape', '{"forecast":[]}'],
    ['fewer places than asked', JSON.stringify([aForecast('2026-11-23', -14)])],
  ])('%s is a 503', async (_, body) => {
    const upstream = await aTestService((_arrived, response) => response.end(body))

    expect((await aRelay(upstream.url).ask('forecast', two)).status).toBe(503)
  })

  test('an error page of the service is a 503, for any status', async () => {
    const upstream = await aTestService((_, response) => response.writeHead(500).end('{}'))

    expect((await aRelay(upstream.url).ask('forecast', one)).status).toBe(503)
  })

  test('a redirect is not followed, so that the key is not sent elsewhere', async () => {
    const elsewhere = await forTwo()
    const upstream = await aTestService((_, response) => response.writeHead(302, { location: elsewhere.url }).end())

    expect((await aRelay(upstream.url).ask('forecast', two)).status).toBe(503)
    expect(elsewhere.arrived).toEqual([])
  })

  test('an unreachable service is a 503, and the log does not contain the key', async () => {
    const { ask, logged } = aRelay('http://127.0.0.1:1')

    expect((await ask('forecast', one)).status).toBe(503)
    expect(logged).toMatchObject([{ error: { code: 'ECONNREFUSED' } }])
  })

  test.each(['nothing', 'half an answer'])('a service that sends %s in time is a 504', async (what) => {
    const upstream = await aTestService((_, response) => {
      if (what !== 'nothing') response.writeHead(200).write('[{"location":')
    })
    const response = await aRelay(upstream.url, { patience: 60 }).ask('forecast', one)

    expect([response.status, await response.json()]).toEqual([504, { message: 'Служба погоды не ответила вовремя' }])
  })
})
