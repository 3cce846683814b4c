// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { aRelay } from './testing/test-weather-service.ts'
import { aForecast, answering, failure, forTwo, one, two } from './testing/weatherstack-wire.ts'

describe('an hour', () => {
  test('is the cache time of a response', async () => {
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

  test('covers every day of the same forecast, and places within a kilometre', async () => {
    const upstream = await forTwo()
    const { ask } = aRelay(upstream.url)

    await ask('forecast', two)
    await ask('forecast', { ...two, date: '2026-11-25' })
    await ask('forecast', { ...two, query: '61.0021,69.0268;61.2537,73.3958' })

    expect(upstream.arrived).toHaveLength(1)
  })

  test('two simultaneous visitors need one request', async () => {
    const upstream = await forTwo()
    const { ask } = aRelay(upstream.url)

    await Promise.all([ask('forecast', two), ask('forecast', two)])

    expect(upstream.arrived).toHaveLength(1)
  })

  test('does not apply to a failure', async () => {
    let isBroken = true
    const upstream = await answering(() => (isBroken ? failure(615) : aForecast('2026-11-23', -14)))
    const { ask } = aRelay(upstream.url)

    const first = await ask('forecast', one)
    isBroken = false
    const second = await ask('forecast', one)

    expect([first.status, second.status]).toEqual([503, 200])
  })

  test('has at most 500 responses', async () => {
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
