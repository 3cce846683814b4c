import { plusDays, type WeatherResponse, type WeatherRequest } from '@tropa/machines'
import { expect, test, vi } from 'vitest'
import { PortalError } from '../portal/error.ts'
import { weatherInTurn } from './weather-in-turn.ts'

const sixty = Array.from({ length: 60 }, (_, index) => plusDays('2026-11-24', index))
const requestOf = (date: string): WeatherRequest => ({ kind: 'historical', date, places: [] })
const responseTo = ({ date }: WeatherRequest): WeatherResponse => ({
  kind: 'historical',
  date,
  measured_on: date,
  is_stand_in: false,
  reading_list: [],
})
const { signal } = new AbortController()

/** A portal that accepts this many requests until a visitor has waited. */
function aPortal(limit: number) {
  const waits: number[] = []
  const seen = { left: limit, running: 0, most: 0, waits }
  const fetchWeather = async (request: WeatherRequest) => {
    seen.running += 1
    seen.most = Math.max(seen.most, seen.running)
    await new Promise((resolve) => setImmediate(resolve))
    seen.running -= 1
    if (seen.left === 0) throw new PortalError(429, '', {}, { retryAfter: 17 })
    seen.left -= 1
    return responseTo(request)
  }
  const wait = async (seconds: number) => {
    seen.waits.push(seconds)
    seen.left = limit
  }
  return { seen, fetchWeather: weatherInTurn(fetchWeather, wait) }
}

test('the weather of 60 days is loaded, a few dates at once, from a portal that accepts fewer in a minute', async () => {
  const { seen, fetchWeather } = aPortal(25)

  const responses = await Promise.all(sixty.map((date) => fetchWeather(requestOf(date), signal)))

  expect(responses.map(({ date }) => date)).toEqual(sixty)
  expect([seen.most, new Set(seen.waits)]).toEqual([6, new Set([17])])
})

test('after a refusal no request begins until the portal allows it, and then the refused date is the first', async () => {
  const begun: string[] = []
  let end = () => {}
  const fetchWeather = weatherInTurn(
    async (request) => {
      begun.push(request.date)
      if (begun.length === 1) throw new PortalError(429, '', {}, { retryAfter: 17 })
      return responseTo(request)
    },
    () => new Promise((resolve) => (end = resolve)),
  )
  const answered: string[] = []
  const all = sixty.map(async (date) => answered.push((await fetchWeather(requestOf(date), signal)).date))
  await vi.waitFor(() => expect(answered).toEqual(sixty.slice(1, 6)))
  expect(begun).toEqual(sixty.slice(0, 6))

  end()
  await Promise.all(all)
  expect(begun.slice(6)).toEqual([sixty[0], ...sixty.slice(6)])
})

test('a portal that always refuses does not get endless requests', async () => {
  const { seen, fetchWeather } = aPortal(0)

  await expect(fetchWeather(requestOf('2026-11-24'), signal)).rejects.toMatchObject({ status: 429 })
  expect(seen.waits).toHaveLength(3)
})

test('any other failure is not repeated, and delays no other date', async () => {
  const load = vi.fn(async (request: WeatherRequest) => {
    if (request.date < '2026-12-01') throw new PortalError(503)
    return responseTo(request)
  })
  const fetchWeather = weatherInTurn(load)

  const responses = await Promise.allSettled(sixty.map((date) => fetchWeather(requestOf(date), signal)))

  expect(responses.filter(({ status }) => status === 'rejected')).toHaveLength(7)
  expect(load).toHaveBeenCalledTimes(60)
})

test('a cancelled date neither waits nor is requested', async () => {
  const left = new AbortController()
  const load = vi.fn(async () => {
    throw new PortalError(429, '', {}, { retryAfter: 3600 })
  })
  const fetchWeather = weatherInTurn(load, () => new Promise(() => {}))
  const responses = sixty.map((date) => fetchWeather(requestOf(date), left.signal))
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(6))
  left.abort()

  const ends = await Promise.allSettled(responses)
  expect(ends.map(({ status }) => status)).toEqual(sixty.map(() => 'rejected'))
  expect(load).toHaveBeenCalledTimes(6)
})
