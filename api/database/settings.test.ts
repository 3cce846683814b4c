import { afterAll, expect, test, vi } from 'vitest'
import { inRegion } from '../dates/dates.ts'
import { weatherStandIn } from '../weather/stand-in.ts'
import { settings } from './settings.ts'

const location = vi.hoisted(() => {
  // Files share modules: these are to read the content below, and the next file's its own.
  vi.resetModules()
  return { country: 'Elsewhere', region: 'Far East' }
})
vi.mock('../content/region.json', () => ({
  default: { time_zone: 'Asia/Kamchatka', weather_location: location },
}))
afterAll(() => vi.resetModules())

test('the database, dates and the weather follow the time zone of the content', async () => {
  const now = () => new Date('2026-11-21T23:30:00Z')
  const query = new URLSearchParams({ access_key: 'any', query: '61.254,73.3962', units: 'm' })
  const weather = await (await weatherStandIn({ now }).request(`/forecast?${query}`)).json()

  expect(settings.timezone).toBe('Asia/Kamchatka')
  expect(inRegion(now())).toMatchObject({ date: '2026-11-22', time: '11:30', offset: 12 })
  expect(weather.location).toMatchObject({ ...location, timezone_id: 'Asia/Kamchatka', localtime: '2026-11-22 11:30' })
})
