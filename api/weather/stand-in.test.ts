import { type CalendarDate, calendarDate } from '@tropa/contract'
import { readServiceResponse } from '@tropa/contract/weather-service'
import { describe, expect, test } from 'vitest'
import { daysFrom } from '../dates/dates.ts'
import { oddValues } from '../testing/odd-values.ts'
import { everything, type Plan } from './parameters.ts'
import { momentAt } from './moment.ts'
import { normsAt, readPlaces } from './norms.ts'
import { weatherStandIn } from './stand-in.ts'

const now = () => new Date('2026-11-21T23:30:00Z')
const today = '2026-11-22'
const places = readPlaces()
const surgut = '61.254,73.3962'
const khanty = '61.0019,69.0271'

const aReading = {
  temperature: expect.any(Number),
  wind_speed: expect.any(Number),
  wind_dir: expect.stringMatching(/^[NESW]{1,3}$/),
  weather_code: expect.any(Number),
}

type Params = Record<string, string>
const usual = { access_key: 'any', query: surgut, units: 'm', hourly: '1' }
const asForecast = { forecast_days: '7', interval: '24' }
const aWeek = { historical_date_start: '2025-12-24', historical_date_end: '2025-12-30' }

async function request(kind: 'forecast' | 'historical', params: Params, plan: Partial<Plan> = {}) {
  const app = weatherStandIn({ now, plan: { ...everything, ...plan }, places })
  return app.request(`/${kind}?${new URLSearchParams({ ...usual, ...params })}`)
}
const responseTo = async (...parameters: Parameters<typeof request>) => (await request(...parameters)).json()

describe('the format', () => {
  test('a forecast of one place is an object: 7 days from today in the region, with one reading each', async () => {
    const response = await responseTo('forecast', asForecast)

    expect(Object.keys(response.forecast)).toEqual(daysFrom(calendarDate(today), 7))
    expect(response.forecast[today]).toEqual({
      date: today,
      date_epoch: expect.any(Number),
      astro: { sunrise: expect.stringMatching(/^0[78]:\d\d AM$/), sunset: expect.stringMatching(/^03:\d\d PM$/) },
      mintemp: expect.any(Number),
      maxtemp: expect.any(Number),
      avgtemp: expect.any(Number),
      totalsnow: expect.any(Number),
      sunhour: expect.any(Number),
      uv_index: 1,
      hourly: [expect.objectContaining({ time: '0', ...aReading })],
    })
    expect(response.location).toMatchObject({
      lat: '61.254',
      lon: '73.396',
      timezone_id: 'Asia/Yekaterinburg',
      utc_offset: '5.0',
    })
    expect(response.location.localtime).toBe('2026-11-22 04:30')
    expect(response.current).toMatchObject({
      temperature: expect.any(Number),
      weather_descriptions: [expect.any(String)],
    })
  })

  test('a past week has eight readings a day, the fifth at noon and the eighth at 21:00, in whole numbers', async () => {
    const { historical } = await responseTo('historical', aWeek)
    const hourly: { time: string; temperature: number; wind_speed: number }[] = historical['2025-12-24'].hourly

    expect(Object.keys(historical)).toHaveLength(7)
    expect(hourly.map(({ time }) => time)).toEqual(['0', '300', '600', '900', '1200', '1500', '1800', '2100'])
    expect(
      hourly.every(({ temperature, wind_speed }) => Number.isInteger(temperature) && Number.isInteger(wind_speed)),
    ).toBe(true)
  })

  test('several places are an array in the order of the query', async () => {
    const response = await responseTo('forecast', { ...asForecast, query: `${khanty};${surgut}` })

    expect(response.map(({ location }: { location: { lat: string } }) => location.lat)).toEqual(['61.002', '61.254'])
    expect(readServiceResponse(response).kind).toBe('places')
  })

  test('descriptions are English, or Russian if `language` says so', async () => {
    const [english, russian] = await Promise.all([
      responseTo('forecast', asForecast),
      responseTo('forecast', { ...asForecast, language: 'ru' }),
    ])

    expect(english.forecast[today].hourly[0].weather_descriptions[0]).toMatch(/^[A-Z][a-z ]+$/)
    expect(russian.forecast[today].hourly[0].weather_descriptions[0]).toMatch(/^[А-Я][а-я ]+$/)
  })

  test('without hourly=1 there are no readings, and without an interval they are three hours apart', async () => {
    expect((await responseTo('forecast', { ...asForecast, hourly: '0' })).forecast[today]).not.toHaveProperty('hourly')
    expect((await responseTo('forecast', { forecast_days: '1' })).forecast[today].hourly).toHaveLength(8)
  })

  test('single days may be named, and future days are absent', async () => {
    const daysOf = async (params: Params) => Object.keys((await responseTo('historical', params)).historical)

    expect(await daysOf({ historical_date: '2025-01-01;2024-02-29' })).toEqual(['2025-01-01', '2024-02-29'])
    expect(await daysOf({ historical_date_start: '2026-11-21', historical_date_end: '2026-11-27' })).toEqual([
      '2026-11-21',
      today,
    ])
    expect(await daysOf({ historical_date: '2027-01-01' })).toEqual([])
  })

  test.each<[number, 'forecast' | 'historical', Params, Partial<Plan>?]>([
    [101, 'forecast', { access_key: '' }],
    [601, 'forecast', { query: '' }],
    [603, 'historical', aWeek, { hasHistory: false }],
    [604, 'forecast', { query: `${khanty};${surgut}` }, { places: 1 }],
    [604, 'forecast', { query: Array(21).fill(surgut).join(';') }],
    [605, 'forecast', { language: 'tlh' }],
    [605, 'forecast', { language: 'ru' }, { languages: ['en'] }],
    [606, 'forecast', { units: 'f' }],
    [607, 'forecast', { interval: '5' }],
    [608, 'forecast', { forecast_days: '15' }],
    [609, 'forecast', { forecast_days: '7' }, { forecastDays: 3 }],
    [612, 'historical', {}],
    [612, 'historical', { historical_date: '2025-02-30' }],
    [612, 'historical', { historical_date: '0000-01-01' }],
    [612, 'historical', { historical_date: daysFrom(calendarDate('2025-01-01'), 61).join(';') }],
    [
      612,
      'historical',
      {
        query: Array(20).fill(surgut).join(';'),
        historical_date_start: '2025-01-01',
        historical_date_end: '2025-01-16',
      },
    ],
    [612, 'historical', { historical_date_start: '2025-12-30', historical_date_end: '2025-12-24' }],
    [612, 'historical', { historical_date_start: '2025-01-01', historical_date_end: '2025-12-24' }],
    [615, 'forecast', { query: 'Surgut' }],
  ])('error %i comes with status 200: %s %o', async (code, kind, params, plan) => {
    const response = await request(kind, params, plan)

    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      success: false,
      error: { code, type: expect.any(String), info: expect.any(String) },
    })
  })

  test.each(['forecast', 'historical'] as const)(
    '%s of places outside the region has no days, beside the days of others',
    async (kind) => {
      const params = {
        ...(kind === 'forecast' ? asForecast : aWeek),
        query: `0,0;${surgut};-90,180;90,-180;55.75,37.62`,
      }
      const response = readServiceResponse(await responseTo(kind, params))

      const places = response.kind === 'places' ? response.places : []
      expect(places.map((place) => Object.keys(place[kind] ?? {}).length)).toEqual([0, 7, 0, 0, 0])
    },
  )

  test.each(['forecast', 'historical'] as const)('%s answers or refuses any parameters', async (kind) => {
    const names = [
      'access_key',
      'query',
      'units',
      'hourly',
      'language',
      'interval',
      'forecast_days',
      'historical_date',
      'historical_date_start',
    ]
    for (const name of names) {
      for (const value of oddValues) {
        const response = await request(kind, { ...(kind === 'forecast' ? asForecast : aWeek), [name]: value })
        expect(response.status, `${name}=${value}`).toBe(200)
        expect(readServiceResponse(await response.json()).kind, `${name}=${value}`).not.toBe('broken')
      }
    }
  })

  test('every response says that it is a stand-in', async () => {
    const [good, refused] = await Promise.all([request('forecast', asForecast), request('forecast', { query: '' })])

    expect([good, refused].map(({ headers }) => headers.get('x-weather-stand-in'))).toEqual(['climate', 'climate'])
    expect((await good.json()).request.stand_in).toBe(true)
  })
})

describe('the weather', () => {
  const place = places[0] ?? expect.fail('the region has no places')
  const year = daysFrom(calendarDate('2025-01-01'), 365)
  const noons = year.map((date) => momentAt(place, date, 12).temperature)
  const steps = noons.slice(1).map((noon, index) => Math.abs(noon - (noons[index] ?? noon)))
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

  test('is the same in every response', async () => {
    expect(await responseTo('historical', aWeek)).toEqual(await responseTo('historical', aWeek))
  })

  test('differs from place to place', async () => {
    const [here, there] = await responseTo('historical', { ...aWeek, query: `${khanty};63.9381,65.0419` })

    expect(here.historical).not.toEqual(there.historical)
  })

  test('follows the climate through the year: half of the afternoons are near the norm of the date', () => {
    const aside = year.map((date) => momentAt(place, date, 15).temperature - normsAt(place, date).day)

    expect(Math.abs(mean(aside))).toBeLessThan(4)
    expect(Math.min(...noons)).toBeGreaterThan(-50)
    expect(Math.max(...noons)).toBeLessThan(38)
    expect(aside.filter((far) => Math.abs(far) < 7).length).toBeGreaterThan(365 / 2)
  })

  test('changes from one day to the next by a few degrees', () => {
    expect(mean(steps)).toBeLessThan(4)
    expect(Math.max(...steps)).toBeLessThan(18)
  })

  test('has no jump at midnight and at the end of a month', () => {
    const jump = (before: CalendarDate, date: CalendarDate) =>
      Math.abs(momentAt(place, date, 0).temperature - momentAt(place, before, 24).temperature)
    const jumps = year.slice(1).map((date, index) => jump(year[index] ?? date, date))

    expect(Math.max(...jumps)).toBeLessThan(1.5)
  })

  test('is warmer in the afternoon than before dawn', () => {
    const warmer = year.filter((date) => momentAt(place, date, 15).temperature > momentAt(place, date, 3).temperature)

    expect(warmer.length / year.length).toBeGreaterThan(0.9)
  })

  test('snows in frost and rains in summer', () => {
    const noonsFrom = (text: string) => daysFrom(calendarDate(text), 28).map((date) => momentAt(place, date, 12))
    const wet = (text: string) => noonsFrom(text).filter(({ precipitation }) => precipitation > 0)

    const [snow, rain] = [wet('2025-01-01'), wet('2025-07-01')]

    expect([snow.length > 0, rain.length > 0]).toEqual([true, true])
    expect(snow.every(({ temperature }) => temperature < 1)).toBe(true)
    expect(rain.every(({ temperature }) => temperature > 1)).toBe(true)
  })
})
