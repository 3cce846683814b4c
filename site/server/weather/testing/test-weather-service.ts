import type { RateLimit } from '@tropa/contract/limits'
import { errorFields } from '@tropa/http/log'
import { aVisit } from '../../gateway/testing/test-provider.ts'
import { createWeatherRelay } from '../weather-relay.ts'
import type { WeatherProvider } from '../weather-provider.ts'
import { WeatherService } from '../weather-service.ts'
import { weatherstack } from '../weatherstack/weatherstack.ts'

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
  const relay = createWeatherRelay(service, {
    now: () => clock.now,
    log: (message, error, fields) => void logged.push({ message, ...fields, error: errorFields(error) }),
    ...(limit && { limit }),
  })
  const ask: AnAsker['ask'] = (path, params, options) =>
    relay(aVisit(`/api/weather/${path}?${new URLSearchParams(params)}`, options), path)
  return { ask, clock, logged }
}
