import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RateLimit } from '@tropa/contract/limits'
import { errorFields } from '@tropa/http/log'
import { onTestFinished } from 'vitest'
import { aVisit } from '../../gateway/testing/test-provider.ts'
import { createWeatherRelay } from '../weather-relay.ts'
import type { WeatherProvider } from '../weather-provider.ts'
import { WeatherService } from '../weather-service.ts'
import { weatherstack } from '../weatherstack/weatherstack.ts'

/** A request that the service got. */
export type Arrived = { path: string; params: URLSearchParams; headers: IncomingHttpHeaders }
export type TestService = { url: string; arrived: Arrived[] }

type Answer = (arrived: Arrived, response: ServerResponse, request: IncomingMessage) => void

/** A weather service on a port of its own that records its requests; gone after the test. */
export async function aTestService(answer: Answer): Promise<TestService> {
  const arrived: Arrived[] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service')
    const one = { path: pathname, params: searchParams, headers: request.headers }
    arrived.push(one)
    answer(one, response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, arrived }
}

export type AskOptions = { headers?: Record<string, string>; method?: string }
export type AnAsker = {
  ask: (path: string, params: Record<string, string>, options?: AskOptions) => Promise<Response>
  clock: { now: number }
  logged: unknown[]
}

export const noonOf = (date: string) => new Date(`${date}T12:00:00+05:00`).getTime()

type RelayOptions = { patience?: number; limit?: RateLimit }

/** The relay over a service of that address, or over another provider, at a time that the test sets. */
export function aRelay(from: string | WeatherProvider, { patience = 2000, limit }: RelayOptions = {}): AnAsker {
  const clock = { now: noonOf('2026-11-21') }
  const logged: unknown[] = []
  const provider = typeof from === 'string' ? weatherstack({ url: from, key: 'secret-key' }) : from
  const service = new WeatherService({ provider, now: () => clock.now, patience })
  const relay = createWeatherRelay({
    service,
    now: () => new Date(clock.now),
    log: (message, error, fields) => void logged.push({ message, ...fields, error: errorFields(error) }),
    ...(limit && { limit }),
  })
  const ask: AnAsker['ask'] = (path, params, options) =>
    relay(aVisit(`/api/weather/${path}?${new URLSearchParams(params)}`, options), path)
  return { ask, clock, logged }
}
