// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Sky, weatherCalls } from '@tropa/contract'
import { checked } from '@tropa/contract/checked'
import { expect, test } from 'vitest'
import { aTestService } from '../relays/testing/test-service.ts'
import { aRelay } from './testing/test-weather-service.ts'
import { type DayWeather, type WeatherProvider, WeatherServiceError } from './weather-provider.ts'

/** A made-up service: stations with days, Fahrenheit, knots, letters for the sky, and an error with its status. */
type Station = { days: { on: string; noon_f: number; evening_f?: number; wind_kn: number; sky: string }[] }

const skyOfLetter: Readonly<Record<string, Sky>> = { S: 'snow', C: 'clear' }
const celsius = (fahrenheit: number) => Math.round((fahrenheit - 32) / 1.8)

function dayOf({ noon_f, evening_f, wind_kn, sky }: Station['days'][number]): DayWeather {
  const known = skyOfLetter[sky]
  const day = { temperature: celsius(noon_f), wind: Math.round(wind_kn / 2), ...(known && { sky: known }) }
  return { day, ...(evening_f !== undefined && { night: { temperature: celsius(evening_f) } }) }
}

const madeUp =
  (url: string): WeatherProvider =>
  async ({ places, kind }, signal) => {
    const response = await fetch(`${url}/stations/${kind}/${places.join('/')}`, { signal })
    if (!response.ok) throw new WeatherServiceError(response.status, await response.text())
    const stations: Station[] = await response.json()
    const days = stations.map((station) => Object.fromEntries(station.days.map((day) => [day.on, dayOf(day)])))
    return { places: days, isStandIn: false }
  }

const query = '61.0019,69.0271;61.254,73.3962'
const aStation = (on: string, noon_f: number): Station => ({
  days: [{ on, noon_f, evening_f: noon_f - 9, wind_kn: 10, sky: 'S' }],
})

test('the forecast of a service with another format reaches the page through its module only', async () => {
  const upstream = await aTestService((_, response) =>
    response.end(JSON.stringify([aStation('2026-11-23', 5), aStation('2026-11-24', 5)])),
  )

  const body = await (await aRelay(madeUp(upstream.url)).ask('forecast', { query, date: '2026-11-23' })).json()

  expect(checked(weatherCalls.forecast.responses[200], body, 'en').errors).toBeUndefined()
  expect(body.reading_list).toEqual([{ temperature: -15, wind: 5, sky: 'snow' }, null])
  expect(upstream.arrived.map(({ path }) => path)).toEqual(['/stations/forecast/61.00,69.03/61.25,73.40'])
})

test('past weather of the service reaches the page too, including the evening', async () => {
  const { days } = aStation('2025-12-24', 14)
  const withoutEvening = days.map(({ evening_f, ...day }) => day)
  const upstream = await aTestService((_, response) =>
    response.end(JSON.stringify([{ days }, { days: withoutEvening }])),
  )

  const body = await (await aRelay(madeUp(upstream.url)).ask('historical', { query, date: '2026-12-24' })).json()

  expect(body.reading_list).toEqual([{ day: -10, night: -15, wind: 5, sky: 'snow' }, null])
})

test('a refusal of the service is a 503 with its code in the log, and a missing response a 504', async () => {
  const refusing = await aTestService((_, response) => response.writeHead(402).end('pay first'))
  const { ask, logged } = aRelay(madeUp(refusing.url))
  const silent = await aTestService(() => {})

  expect((await ask('forecast', { query, date: '2026-11-23' })).status).toBe(503)
  expect(logged).toMatchObject([{ error: { code: 402, message: 'pay first' } }])
  const { status } = await aRelay(madeUp(silent.url), { patience: 60 }).ask('forecast', { query, date: '2026-11-23' })
  expect(status).toBe(504)
})

test('only the folder of the service and the line that chooses it depend on the service', () => {
  const site = resolve(import.meta.dirname, '../..')
  const sources = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/node_modules|\.test\.|(^|\/)testing\//.test(name),
  )
  expect(sources.length).toBeGreaterThan(400)
  const knowing = sources.filter((name) =>
    /weatherstack|weather-service'/i.test(readFileSync(join(site, name), 'utf8')),
  )
  // A module of another service takes what it needs from outside of the folder.
  const ofFolder = sources.filter((name) => name.startsWith('server/weather/weatherstack/'))
  expect(knowing.toSorted()).toEqual(['server/configured-weather.ts', ...ofFolder].toSorted())
})
