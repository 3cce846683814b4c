// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mostDays, plusDays, type WeatherResponse, type WeatherRequest } from '@tropa/machines'
import { mostSaved, saveWeather, savedWeather, savedWeatherKey } from './saved-weather.ts'
import { skyIcon } from './sky-icon.ts'

const places = [{ territory_id: 1, geolocation: '61.00,69.03' }]
const question: WeatherRequest = { kind: 'forecast', date: '2026-11-22', places }
const answer: WeatherResponse = {
  kind: 'forecast',
  date: '2026-11-22',
  measured_on: '2026-11-22',
  is_stand_in: false,
  reading_list: [{ temperature: -14 }],
}
const now = '2026-11-21T09:05:00.000Z'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('a saved response is found by the same request, with the time when it was saved', () => {
  saveWeather(question, 'ru', answer, now)

  expect(savedWeather(question, 'ru')).toEqual({ ...answer, savedAt: now })
})

test('weather that an earlier version saved with a code of the weather service is still read', () => {
  const reading_list = [{ temperature: -14, wind: 5, code: 113, the_sky: 'Ясно' }]
  const saved = { question: 'forecast 2026-11-22 ru 61.00,69.03', answer: { ...answer, reading_list, savedAt: now } }
  localStorage.setItem(savedWeatherKey, JSON.stringify([saved]))

  const [reading] = savedWeather(question, 'ru')?.reading_list ?? []

  expect(reading).toMatchObject({ temperature: -14, wind: 5, the_sky: 'Ясно' })
  expect(skyIcon(reading?.sky)).toBeUndefined()
})

test.each<[string, WeatherRequest, 'ru' | 'en']>([
  ['another date', { ...question, date: '2026-11-23' }, 'ru'],
  ['the year before', { ...question, kind: 'historical' }, 'ru'],
  ['another place', { ...question, places: [{ territory_id: 1, geolocation: '61.25,73.40' }] }, 'ru'],
  ['another language', question, 'en'],
])('a saved response is not used for %s', (_, other, language) => {
  saveWeather(question, 'ru', answer, now)

  expect(savedWeather(other, language)).toBeUndefined()
})

test('only the latest are stored, which are enough for the longest plan', () => {
  const dates = Array.from({ length: mostSaved + 1 }, (_, index) => plusDays('2026-12-01', index))
  for (const date of dates) saveWeather({ ...question, date }, 'ru', { ...answer, date }, now)

  expect(savedWeather({ ...question, date: '2026-12-01' }, 'ru')).toBeUndefined()
  expect(savedWeather({ ...question, date: '2026-12-02' }, 'ru')).toBeDefined()
  expect(mostSaved).toBeGreaterThanOrEqual(mostDays)
})

test.each([
  '',
  'null',
  '{}',
  '[null]',
  '[{"question":"forecast 2026-11-22 ru 61.00,69.03"}]',
  '[{"question":"forecast 2026-11-22 ru 61.00,69.03","answer":{"kind":"forecast","savedAt":"2026-11-21","reading_list":["warm"]}}]',
  '[{"question":"forecast 2026-11-22 ru 61.00,69.03","answer":{"kind":"forecast","savedAt":"2026-11-21","reading_list":[{"temperature":1,"sky":"constructor"}]}}]',
])('invalid storage is ignored: %s', (text) => {
  localStorage.setItem(savedWeatherKey, text)

  expect(savedWeather(question, 'ru')).toBeUndefined()
})

test('a full or forbidden storage causes no error', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })

  expect(() => saveWeather(question, 'ru', answer, now)).not.toThrow()
  expect(savedWeather(question, 'ru')).toBeUndefined()
})
