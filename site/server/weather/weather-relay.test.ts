// @vitest-environment node
import { weatherCalls } from '@tropa/contract'
import { checked } from '@tropa/contract/checked'
import { describe, expect, test } from 'vitest'
import { aRelay, noonOf } from './testing/test-weather-service.ts'
import { aDay, aForecast, answering, aPastDay, aPlace, forTwo, one, two } from './testing/weatherstack-wire.ts'

describe('a call of the service', () => {
  test('has no data of the visitor: no authorization, language, cookie or address', async () => {
    const upstream = await forTwo()
    const own = { authorization: 'Bearer token', 'accept-language': 'ru', cookie: 'auth={}; settings={}' }
    const more = { 'x-forwarded-for': '192.0.2.1', referer: 'http://portal.example/my_tracks' }

    await aRelay(upstream.url).ask('forecast', two, { headers: { ...own, ...more } })

    expect(upstream.arrived).toHaveLength(1)
    expect(Object.keys(upstream.arrived[0]?.headers ?? {}).toSorted()).toEqual(['accept', 'connection', 'host'])
  })

  test('for a forecast has the parameters of the service and the key', async () => {
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

  test('in English has no language parameter', async () => {
    const upstream = await forTwo()

    await aRelay(upstream.url).ask('forecast', { ...two, language: 'en' })

    expect(upstream.arrived[0]?.params.has('language')).toBe(false)
  })

  test.each([
    ['2026-12-24', '2025-12-24', '2025-12-30'],
    ['2028-02-29', '2027-02-28', '2027-03-06'],
    ['2027-11-19', '2026-11-19', '2026-11-21'],
  ])('for %s requests the past week from %s to %s, without forecast days or an interval', async (date, start, end) => {
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
  })
})

describe('the response', () => {
  test('has one reading for each place in the order of the request: °C, m/s, sky and words', async () => {
    const { ask } = aRelay((await forTwo()).url)

    const response = await ask('forecast', two)
    const body = await response.json()

    expect(body).toEqual({
      kind: 'forecast',
      date: '2026-11-23',
      measured_on: '2026-11-23',
      is_stand_in: false,
      reading_list: [-14, -22].map((temperature) => ({ temperature, wind: 5, sky: 'snow', the_sky: 'Небольшой снег' })),
    })
    expect(checked(weatherCalls.forecast.responses[200], body, 'en').errors).toBeUndefined()
    expect(response.headers.get('cache-control')).toBe('private, max-age=600')
  })

  test('for a past day has the readings at noon and 21:00, a year before the travel date', async () => {
    const upstream = await answering(() => aPastDay('2025-12-24', [-20, -21, -22, -18, -15, -14, -17, -19]))

    const response = await (await aRelay(upstream.url).ask('historical', { ...one, date: '2026-12-24' })).json()

    expect(response).toMatchObject({ kind: 'historical', date: '2026-12-24', measured_on: '2025-12-24' })
    expect(response.reading_list).toEqual([{ day: -15, night: -19, wind: 5, sky: 'snow', the_sky: 'Небольшой снег' }])
    expect(checked(weatherCalls.historical.responses[200], response, 'en').errors).toBeUndefined()
  })

  test('has null if the service lacks the day, never zero and never another day', async () => {
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

  test('has zero degrees and calm air as valid values', async () => {
    const upstream = await answering(() => aDay('2026-11-23', [{ time: '0', temperature: 0, wind_speed: 0 }]))

    expect((await (await aRelay(upstream.url).ask('forecast', one)).json()).reading_list).toEqual([
      { temperature: 0, wind: 0 },
    ])
  })

  test('is null without a request for a day whose date a year earlier is in the future', async () => {
    const upstream = await forTwo()

    const response = await (await aRelay(upstream.url).ask('historical', { ...two, date: '2027-11-22' })).json()

    expect([response.reading_list, response.measured_on, upstream.arrived.length]).toEqual([
      [null, null],
      '2026-11-22',
      0,
    ])
  })
})

test.each<[string, Record<string, string>, string]>([
  ['forecast', { date: '2026-02-30' }, 'date'],
  ['forecast', { query: '61' }, 'query'],
  ['historical', { query: Array(21).fill('61,69').join(';') }, 'query'],
  ['historical', { query: '61,181' }, 'query'],
  ['historical', { language: 'de' }, 'language'],
])('%s %o is refused by its field, without a request', async (path, changes, field) => {
  const upstream = await forTwo()
  const response = await aRelay(upstream.url).ask(path, { ...two, ...changes })

  expect([response.status, Object.keys((await response.json()).errors), upstream.arrived.length]).toEqual([
    422,
    [field],
    0,
  ])
})
