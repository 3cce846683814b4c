import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  historicalDays,
  readingOf,
  type WeatherResponse,
  weatherHere,
  weatherPlacesOf,
  yearBefore,
} from './weather-reading.ts'

const today = '2026-12-24'
const aDay = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('up to 7 days ahead is a forecast, more is last year’s weather', () => {
  const kinds = [today, '2026-12-31', '2027-01-01'].map((date) => readingOf(date, today)?.kind)

  expect(kinds).toEqual(['forecast', 'forecast', 'historical'])
})

test('no weather is requested for a past day', () => {
  expect(readingOf('2026-12-23', today)).toBe(null)
})

test('the seven days a year earlier begin with the day of the travel date', () => {
  expect(historicalDays('2027-01-03')).toEqual({ start: '2026-01-03', end: '2026-01-09' })
})

test('29 February is 28 February a year earlier, and the days after it follow the calendar', () => {
  expect(historicalDays('2028-02-29')).toEqual({ start: '2027-02-28', end: '2027-03-06' })
})

test('for every day, a year earlier is the same day of the year before, and the span is seven days', () => {
  fc.assert(
    fc.property(aDay, (date) => {
      const { start, end } = historicalDays(date)

      expect(Number(date.slice(0, 4)) - Number(start.slice(0, 4))).toBe(1)
      expect(start.slice(5)).toBe(date.slice(5) === '02-29' ? '02-28' : date.slice(5))
      expect((Date.parse(end) - Date.parse(start)) / 86_400_000).toBe(6)
      expect(yearBefore(date)).toBe(start)
    }),
  )
})

test('the weather of each territory is that of its first place on the track', () => {
  const places = weatherPlacesOf([
    { territory_id: 7, geolocation: '61.00,69.00' },
    { territory_id: null, geolocation: '1,1' },
    { territory_id: 3 },
    { territory_id: 7, geolocation: '62.00,70.00' },
    { territory_id: 3, geolocation: '61.25,73.40' },
  ])

  expect(places).toEqual([
    { territory_id: 7, geolocation: '61.00,69.00' },
    { territory_id: 3, geolocation: '61.25,73.40' },
  ])
})

test('at most 20 places are requested', () => {
  const objects = Array.from({ length: 30 }, (_, index) => ({ territory_id: index, geolocation: `61,${index}` }))

  expect(weatherPlacesOf(objects).map(({ territory_id }) => territory_id)).toEqual(
    Array.from({ length: 20 }, (_, index) => index),
  )
})

test('the reading of a place is that at its position, and missing data has no reading', () => {
  const shared = { date: today, measured_on: today, is_stand_in: false }
  const response: WeatherResponse = { ...shared, kind: 'forecast', reading_list: [{ temperature: 0 }, null] }

  expect([0, 1, 2].map((index) => weatherHere(response, index))).toEqual([
    { kind: 'forecast', reading: { temperature: 0 } },
    { kind: 'forecast', reading: null },
    { kind: 'forecast', reading: null },
  ])
  expect(weatherHere({ ...response, is_stand_in: true }, 0)).toMatchObject({ isStandIn: true })
})
