import { calendarDate } from '@tropa/contract'
import { expect, test } from 'vitest'
import { portalWeather, type WeatherQuestion } from './portal-weather.ts'

const today = calendarDate('2026-11-23')
const response = {
  kind: 'forecast',
  date: '2026-11-24',
  measured_on: '2026-11-24',
  is_stand_in: false,
  reading_list: [{ temperature: -14 }],
}

/** The weather from a portal with this response, and the addresses that were requested. */
function aPortal(respond: () => Response | Promise<Response>) {
  const addresses: string[] = []
  const weather = portalWeather('https://portal.example', async (address) => {
    addresses.push(String(address))
    return respond()
  })
  const on = (date: string, places = ['61.00,69.03']) => {
    const question: WeatherQuestion = { date: calendarDate(date), today, places, language: 'en' }
    return weather(question)
  }
  return { on, addresses }
}

test('the portal is asked for the forecast within seven days, and for the previous year beyond', async () => {
  const { on, addresses } = aPortal(() => Response.json(response))

  expect(await on('2026-11-24')).toEqual(response)
  await on('2026-11-30')
  await on('2026-12-01')

  const query = (date: string) => `query=61.00%2C69.03&date=${date}&language=en`
  expect(addresses).toEqual([
    `https://portal.example/api/weather/forecast?${query('2026-11-24')}`,
    `https://portal.example/api/weather/forecast?${query('2026-11-30')}`,
    `https://portal.example/api/weather/historical?${query('2026-12-01')}`,
  ])
})

test('there is no request for a past day, or for a track without positions', async () => {
  const { on, addresses } = aPortal(() => Response.json(response))

  expect([await on('2026-11-22'), await on('2026-11-24', []), addresses]).toEqual([undefined, undefined, []])
})

test.each([
  ['is away', () => Promise.reject(new TypeError('fetch failed'))],
  ['is busy', () => new Response('busy', { status: 503 })],
  ['answers a page', () => new Response('<!doctype html>')],
  ['answers other JSON', () => Response.json({ kind: 'forecast', reading_list: [{ temperature: 'cold' }] })],
  ['answers without end', () => new Response('['.repeat(100_000))],
])('there is no weather if the portal %s', async (_, respond) => {
  expect(await aPortal(respond).on('2026-11-24')).toBeUndefined()
})
