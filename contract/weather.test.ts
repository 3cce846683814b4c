import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { checked } from './checked.ts'
import { readServiceResponse } from './weather-service.ts'
import { WeatherQuery } from './weather.ts'

const aQuery = (changes: Record<string, string> = {}) => ({
  query: '61.0019,69.0271;61.254,73.3962',
  date: '2026-12-01',
  ...changes,
})

describe('the weather query', () => {
  test('the default language is Russian', () => {
    expect(v.parse(WeatherQuery, aQuery())).toEqual({ ...aQuery(), language: 'ru' })
  })

  test.each<[Record<string, string>, object]>([
    [{ query: '' }, { query: ['This value is not allowed'] }],
    [{ query: 'Surgut' }, { query: ['This value is not allowed'] }],
    [{ query: '61,69;' }, { query: ['This value is not allowed'] }],
    [{ query: '91,69' }, { query: ['The coordinates lie off the globe'] }],
    [{ query: Array(21).fill('61,69').join(';') }, { query: ['Too many places: no more than 20'] }],
    [{ date: 'tomorrow' }, { date: ['A date is needed, written YYYY-MM-DD'] }],
    [{ date: '2027-02-29' }, { date: ['A date is needed, written YYYY-MM-DD'] }],
    [{ language: 'de' }, { language: ['There is no such choice'] }],
  ])('%o is refused with an error of its field', (changes, errors) => {
    expect(checked(WeatherQuery, aQuery(changes), 'en')).toEqual({ errors })
  })

  test('a check that does not stop at the first rule has issues too', () => {
    expect(v.safeParse(WeatherQuery, aQuery({ date: 'tomorrow', query: 'x' })).success).toBe(false)
  })

  test('20 places and a leap day are accepted', () => {
    expect(
      checked(WeatherQuery, aQuery({ query: Array(20).fill('61,69').join(';'), date: '2028-02-29' }), 'en').errors,
    ).toBeUndefined()
  })
})

describe("reading the service's answer", () => {
  const date = '2026-12-01'
  const aPlace = {
    location: { name: 'Surgut', lat: '61.250', lon: '73.400', timezone_id: 'Asia/Yekaterinburg' },
    forecast: { [date]: { date, hourly: [{ time: '0', temperature: -14 }] } },
  }
  const aPlaceInText = { ...aPlace, forecast: { [date]: { date, hourly: [{ time: '0', temperature: '-14' }] } } }

  test('one place and several become a list', () => {
    expect(readServiceResponse(aPlace)).toEqual({ kind: 'places', places: [aPlace] })
    expect(readServiceResponse([aPlace, aPlace])).toEqual({ kind: 'places', places: [aPlace, aPlace] })
  })

  test('a failure with the status 200 is recognised by its code', () => {
    const type = 'bulk_queries_not_supported_on_plan'

    expect(readServiceResponse({ success: false, error: { code: 604, type, info: '' } })).toEqual({
      kind: 'failure',
      code: 604,
      type,
    })
  })

  test.each([null, 'ok', 1, {}, { location: {} }, [aPlace, null], aPlaceInText])(
    '%o is not in the format of the service',
    (body) => {
      expect(readServiceResponse(body)).toEqual({ kind: 'broken' })
    },
  )
})
