// @vitest-environment node
import { weatherCalls } from '@tropa/contract'
import { checked } from '@tropa/contract/checked'
import { describe, expect, test } from 'vitest'
import { aTestService, type Arrived, aRelay, noonOf } from './testing/test-weather-service.ts'

const two = { query: '61.0019,69.0271;61.254,73.3962', date: '2026-11-23' }
const one = { query: '61.254,73.3962', date: '2026-11-23' }

const sky = { wind_speed: 18, weather_code: 326, weather_descriptions: ['Небольшой снег'] }
const aReading = (temperature: number) => ({ time: '0', temperature, ...sky })
const location = { name: 'Place', lat: '61.000', lon: '69.000', timezone_id: 'Asia/Yekaterinburg' }
const aPlace = (more: object) => ({ location, ...more })
const aDay = (date: string, hourly: readonly object[]) => aPlace({ forecast: { [date]: { date, hourly } } })
const aForecast = (date: string, temperature: number) => aDay(date, [aReading(temperature)])
const aPastDay = (date: string, temperatures: number[]) =>
  aPlace({ historical: { [date]: { date, hourly: temperatures.map(aReading) } } })
const failure = (code: number) => ({ success: false, error: { code, type: `type_${code}`, info: 'info' } })
const isSeveral = ({ params }: Arrived) => params.get('query')?.includes(';') === true

/** A service that answers each question with this body. */
const answering = (body: (arrived: Arrived) => unknown) =>
  aTestService((arrived, response) => response.end(JSON.stringify(body(arrived))))
const forTwo = () => answering(() => [aForecast('2026-11-23', -14), aForecast('2026-11-23', -22)])

test.each([
  ['forecast', two, 200],
  ['forecast', { ...two, query: 'x' }, 422],
  ['other', two, 404],
] as const)('%s of %o is data that can run nothing', async (path, params, status) => {
  const response = await aRelay((await forTwo()).url).ask(path, params)
  expect([response.status, response.headers.get('content-security-policy')]).toEqual([
    status,
    "default-src 'none'; sandbox",
  ])
})

describe('a call of the service', () => {
  test('nothing of the visitor arrives: no authorization, no language, no cookie, no address', async () => {
    const upstream = await forTwo()
    const own = { authorization: 'Bearer token', 'accept-language': 'ru', cookie: 'auth={}; settings={}' }
    const more = { 'x-forwarded-for': '192.0.2.1', referer: 'http://portal.example/my_tracks' }

    await aRelay(upstream.url).ask('forecast', two, { headers: { ...own, ...more } })

    expect(upstream.arrived).toHaveLength(1)
    expect(Object.keys(upstream.arrived[0]?.headers ?? {}).toSorted()).toEqual(['accept', 'connection', 'host'])
  })

  test('a forecast is asked for by the parameters of the service, with the key', async () => {
    const upstream = await forTwo()

    await aRelay(upstream.url).ask('forecast', two)

    expect([upstream.arrived[0]?.path, Object.fromEntries(upstream.arrived[0]?.params ?? [])]).toEqual([
      '/forecast',
      {
        access_key: 'secret-key',
        query: '61.00,69.03;61.25,73.40',
        units: 'm',
        language: 'ru',
        hourly: '1',
        forecast_days: '7',
        interval: '24',
      },
    ])
  })

  test('English is asked for by naming no language', async () => {
    const upstream = await forTwo()

    await aRelay(upstream.url).ask('forecast', { ...two, language: 'en' })

    expect(upstream.arrived[0]?.params.has('language')).toBe(false)
  })

  test.each([
    ['2026-12-24', '2025-12-24', '2025-12-30'],
    ['2028-02-29', '2027-02-28', '2027-03-06'],
    ['2027-11-19', '2026-11-19', '2026-11-21'],
  ])(
    'for %s the past week from %s to %s is asked for, without days of forecast or an interval',
    async (date, start, end) => {
      const upstream = await answering(() => aPastDay(start, []))
      const { ask, clock } = aRelay(upstream.url)
      if (start > '2026-11-21') clock.now = noonOf('2027-08-01')

      await ask('historical', { ...one, date })

      const params = Object.fromEntries(upstream.arrived[0]?.params ?? [])
      expect([upstream.arrived[0]?.path, params]).toEqual([
        '/historical',
        {
          access_key: 'secret-key',
          query: '61.25,73.40',
          units: 'm',
          language: 'ru',
          hourly: '1',
          historical_date_start: start,
          historical_date_end: end,
        },
      ])
    },
  )
})

describe('the answer', () => {
  test('holds one reading for each place in the order asked: °C, m/s, sky and words', async () => {
    const { ask } = aRelay((await forTwo()).url)

    const response = await ask('forecast', two)
    const answer = await response.json()

    expect(answer).toEqual({
      kind: 'forecast',
      date: '2026-11-23',
      measured_on: '2026-11-23',
      is_stand_in: false,
      reading_list: [-14, -22].map((temperature) => ({ temperature, wind: 5, sky: 'snow', the_sky: 'Небольшой снег' })),
    })
    expect(checked(weatherCalls.forecast.answers[200], answer, 'en').errors).toBeUndefined()
    expect(response.headers.get('cache-control')).toBe('private, max-age=600')
  })

  test('of a past day is read at noon and 21:00, a year before the travel date', async () => {
    const upstream = await answering(() => aPastDay('2025-12-24', [-20, -21, -22, -18, -15, -14, -17, -19]))

    const answer = await (await aRelay(upstream.url).ask('historical', { ...one, date: '2026-12-24' })).json()

    expect(answer).toMatchObject({ kind: 'historical', date: '2026-12-24', measured_on: '2025-12-24' })
    expect(answer.reading_list).toEqual([{ day: -15, night: -19, wind: 5, sky: 'snow', the_sky: 'Небольшой снег' }])
    expect(checked(weatherCalls.historical.answers[200], answer, 'en').errors).toBeUndefined()
  })

  test('has null where the service has no such day, never zero and never another day', async () => {
    const forecasts = await answering(() => [
      aForecast('2026-11-27', -14),
      aPlace({ forecast: {} }),
      aPlace({}),
      aDay('2026-11-28', []),
    ])
    const pasts = await answering(() => [
      aPastDay('2025-12-25', [1, 2, 3, 4, 5, 6, 7, 8]),
      aPastDay('2025-12-24', [1, 2, 3, 4, 5]),
    ])
    const query = (count: number) => Array.from({ length: count }, (_, index) => `6${index},69`).join(';')

    const forecast = await aRelay(forecasts.url).ask('forecast', { query: query(4), date: '2026-11-28' })
    const historical = await aRelay(pasts.url).ask('historical', { query: query(2), date: '2026-12-24' })

    expect((await forecast.json()).reading_list).toEqual([null, null, null, null])
    expect((await historical.json()).reading_list).toEqual([null, null])
  })

  test('zero degrees and calm air are figures like any others', async () => {
    const upstream = await answering(() => aDay('2026-11-23', [{ time: '0', temperature: 0, wind_speed: 0 }]))

    expect((await (await aRelay(upstream.url).ask('forecast', one)).json()).reading_list).toEqual([
      { temperature: 0, wind: 0 },
    ])
  })

  test('for a day whose year earlier is still to come is null, and nobody is asked', async () => {
    const upstream = await forTwo()

    const answer = await (await aRelay(upstream.url).ask('historical', { ...two, date: '2027-11-22' })).json()

    expect([answer.reading_list, answer.measured_on, upstream.arrived.length]).toEqual([[null, null], '2026-11-22', 0])
  })
})

describe('an hour', () => {
  test('is how long an answer is kept', async () => {
    const upstream = await forTwo()
    const { ask, clock } = aRelay(upstream.url)
    const arrivals = async () => {
      await (await ask('forecast', two)).json()
      return upstream.arrived.length
    }

    const first = await arrivals()
    clock.now += 60 * 60_000
    const soon = await arrivals()
    clock.now += 1
    const after = await arrivals()

    expect([first, soon, after]).toEqual([1, 1, 2])
  })

  test('serves every day of the same forecast, and neighbours within a kilometre', async () => {
    const upstream = await forTwo()
    const { ask } = aRelay(upstream.url)

    await ask('forecast', two)
    await ask('forecast', { ...two, date: '2026-11-25' })
    await ask('forecast', { ...two, query: '61.0021,69.0268;61.2537,73.3958' })

    expect(upstream.arrived).toHaveLength(1)
  })

  test('two visitors at once cost one question', async () => {
    const upstream = await forTwo()
    const { ask } = aRelay(upstream.url)

    await Promise.all([ask('forecast', two), ask('forecast', two)])

    expect(upstream.arrived).toHaveLength(1)
  })

  test('does not hold a failure', async () => {
    let isBroken = true
    const upstream = await answering(() => (isBroken ? failure(615) : aForecast('2026-11-23', -14)))
    const { ask } = aRelay(upstream.url)

    const first = await ask('forecast', one)
    isBroken = false
    const second = await ask('forecast', one)

    expect([first.status, second.status]).toEqual([503, 200])
  })

  test('holds no more than 500 answers', async () => {
    const upstream = await answering(() => aForecast('2026-11-23', -14))
    const { ask } = aRelay(upstream.url, { limit: { requests: 1000, seconds: 60 } })
    const places = Array.from({ length: 501 }, (_, index) => `61.00,${(60 + index / 100).toFixed(2)}`)

    for (const query of places) await ask('forecast', { ...one, query })
    await ask('forecast', { ...one, query: places.at(-1) ?? '' })
    const beforeFirst = upstream.arrived.length
    await ask('forecast', { ...one, query: places[0] ?? '' })

    expect([beforeFirst, upstream.arrived.length]).toEqual([501, 502])
  })
})

describe('a plan with limits', () => {
  test('that takes one place at a time is asked place by place, and the order stays', async () => {
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

  test('that does not speak the language is asked without it, and its English words are left out', async () => {
    const upstream = await answering(({ params }) =>
      params.has('language') ? failure(605) : aForecast('2026-11-23', -14),
    )

    expect((await (await aRelay(upstream.url).ask('forecast', one)).json()).reading_list).toEqual([
      { temperature: -14, wind: 5, sky: 'snow' },
    ])
  })

  test('with both limits is asked place by place without a language', async () => {
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

  test('an error page of the service is a 503, though it says it with a status', async () => {
    const upstream = await aTestService((_, response) => response.writeHead(500).end('{}'))

    expect((await aRelay(upstream.url).ask('forecast', one)).status).toBe(503)
  })

  test('a redirect is not followed, so the key stays where it belongs', async () => {
    const elsewhere = await forTwo()
    const upstream = await aTestService((_, response) => response.writeHead(302, { location: elsewhere.url }).end())

    expect((await aRelay(upstream.url).ask('forecast', two)).status).toBe(503)
    expect(elsewhere.arrived).toEqual([])
  })

  test('nobody at the address is a 503, and the log holds no key', async () => {
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

describe('what makes no sense', () => {
  test.each([
    ['forecast', { date: '2026-02-30' }, 'date'],
    ['forecast', { query: '61' }, 'query'],
    ['historical', { query: Array(21).fill('61,69').join(';') }, 'query'],
    ['historical', { query: '61,181' }, 'query'],
    ['historical', { language: 'de' }, 'language'],
  ])('%s %o is refused by its field, and nobody is asked', async (path, changes, field) => {
    const upstream = await forTwo()
    const response = await aRelay(upstream.url).ask(path, { ...two, ...(changes as Record<string, string>) })

    expect([response.status, Object.keys((await response.json()).errors), upstream.arrived.length]).toEqual([
      422,
      [field],
      0,
    ])
  })

  test.each(['current', 'constructor', '../portal/main', ''])('the path %o is not known', async (path) => {
    expect((await aRelay('http://127.0.0.1:1').ask(path, two)).status).toBe(404)
  })

  test('weather is only read', async () => {
    const response = await aRelay('http://127.0.0.1:1').ask('forecast', two, { method: 'POST' })

    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('a visitor who asks too often', () => {
  const visitor = (address: string) => ({ headers: { 'x-forwarded-for': address } })

  test('waits, alone, until the window ends', async () => {
    const upstream = await answering(() => aForecast('2026-11-23', -14))
    const { ask, clock } = aRelay(upstream.url, { limit: { requests: 2, seconds: 60 } })
    const statusOf = async (address: string) => (await ask('forecast', one, visitor(address))).status

    expect([await statusOf('192.0.2.1'), await statusOf('192.0.2.1')]).toEqual([200, 200])
    clock.now += 20_000
    const refused = await ask('forecast', { ...one, language: 'en' }, visitor('192.0.2.1'))
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      429,
      '40',
      { message: expect.stringMatching(/\w/) },
    ])
    expect(await statusOf('192.0.2.2')).toBe(200)
    clock.now += 41_000
    expect(await statusOf('192.0.2.1')).toBe(200)
  })
})
