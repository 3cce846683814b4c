// @vitest-environment node
import type { RateLimit } from '@tropa/contract/limits'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { aVisit } from '../gateway/testing/test-provider.ts'
import { createRelay, relayedCall } from './relay.ts'

const Tides = v.object({ place: v.pipe(v.string(), v.regex(/^[a-z]+$/)), language: v.optional(v.string()) })
const messages = {
  unavailable: { ru: 'Приливов не видно', en: 'The tides are out of sight' },
  late: { ru: 'Прилив опоздал', en: 'The tide is late' },
}

type Options = { ask?: (place: string) => Promise<object>; limit?: RateLimit }

function aRelay({ ask = async (place) => ({ place }), limit = { requests: 100, seconds: 60 } }: Options = {}) {
  const places: string[] = []
  const logged: unknown[] = []
  const clock = { now: 1_000_000 }
  const relay = createRelay({
    name: 'tide',
    calls: {
      high: relayedCall(Tides, ({ place }) => {
        places.push(place)
        return ask(place)
      }),
    },
    maxAge: 60,
    messages,
    limit,
    now: () => clock.now,
    log: (message, error, fields) => void logged.push({ message, error, ...fields }),
  })
  const get = (path: string, query = 'place=bay', init: RequestInit = {}) =>
    relay(aVisit(`/api/tides/${path}?${query}`, init), path)
  return { get, places, logged, clock }
}

const headersOf = (response: Response, ...names: string[]) => names.map((name) => response.headers.get(name))

test('a response is private data that cannot be executed, cached for the time of the relay', async () => {
  const response = await aRelay().get('high')

  expect([response.status, await response.json()]).toEqual([200, { place: 'bay' }])
  expect(headersOf(response, 'cache-control', 'content-security-policy', 'content-language')).toEqual([
    'private, max-age=60',
    "default-src 'none'; sandbox",
    'ru',
  ])
})

describe('no call is made', () => {
  test.each(['low', 'constructor', '__proto__', '../portal/main', ''])('on the unknown path %o', async (path) => {
    const { get, places } = aRelay()
    expect([(await get(path)).status, places]).toEqual([404, []])
  })

  test.each(['POST', 'PUT', 'DELETE'])('by %s', async (method) => {
    const { get, places } = aRelay()
    const response = await get('high', 'place=bay', { method })

    expect([response.status, ...headersOf(response, 'allow'), places]).toEqual([405, 'GET, HEAD', []])
  })

  test('with a query that the schema refuses, which is reported by field', async () => {
    const { get, places } = aRelay()
    const response = await get('high', 'place=9')

    expect([response.status, Object.keys((await response.json()).errors), places]).toEqual([422, ['place'], []])
  })
})

test.each([
  ['en', 'place=9', { 'accept-language': 'en' }],
  ['ru', 'place=9&language=ru', { 'accept-language': 'en' }],
  ['en', 'place=9&language=en', { 'accept-language': 'ru' }],
  ['ru', 'place=9', undefined],
])('a refusal is in %s for the query %s and the headers %o', async (language, query, headers) => {
  const response = await aRelay().get('high', query, headers && { headers })
  const { message } = await response.json()

  expect(response.headers.get('content-language')).toBe(language)
  expect(message).toBe(language === 'en' ? 'Check the fields' : 'Проверьте поля')
})

describe('a service', () => {
  test('that fails gives a 503 with a message, and the cause and the request in the log', async () => {
    const cause = new Error('out of water')
    const { get, logged } = aRelay({ ask: () => Promise.reject(cause) })
    const response = await get('high', 'place=bay&language=en')

    expect([response.status, await response.json()]).toEqual([503, { message: messages.unavailable.en }])
    expect(headersOf(response, 'retry-after', 'cache-control', 'content-security-policy')).toEqual([
      '60',
      'no-store',
      "default-src 'none'; sandbox",
    ])
    expect(logged).toEqual([
      {
        message: 'The tide service failed a call',
        error: cause,
        request_id: expect.stringMatching(/\S/),
        call: 'high',
      },
    ])
  })

  test('that throws at once gives a 503 too', async () => {
    const { get } = aRelay({
      ask: () => {
        throw new TypeError('a mistake of ours')
      },
    })
    expect((await get('high')).status).toBe(503)
  })

  test('that is late gives a 504', async () => {
    const { get, logged } = aRelay({ ask: () => Promise.reject(new DOMException('Late', 'TimeoutError')) })
    const response = await get('high')

    expect([response.status, await response.json(), logged.length]).toEqual([504, { message: messages.late.ru }, 1])
  })
})

test('only a visitor with too many requests has to wait until the window ends', async () => {
  const { get, places, clock } = aRelay({ limit: { requests: 2, seconds: 60 } })
  const from = (address: string) => get('high', 'place=bay', { headers: { 'x-forwarded-for': address } })
  const statusOf = async (address: string) => (await from(address)).status

  expect([await statusOf('192.0.2.1'), await statusOf('192.0.2.1')]).toEqual([200, 200])
  clock.now += 20_000
  const refused = await from('192.0.2.1')

  expect([refused.status, ...headersOf(refused, 'retry-after')]).toEqual([429, '40'])
  expect(await statusOf('192.0.2.2')).toBe(200)
  expect(places).toHaveLength(3)
  clock.now += 41_000
  expect(await statusOf('192.0.2.1')).toBe(200)
})

test('a refused query does not count', async () => {
  const { get } = aRelay({ limit: { requests: 1, seconds: 60 } })
  await get('high', 'place=9')

  expect((await get('high')).status).toBe(200)
})
