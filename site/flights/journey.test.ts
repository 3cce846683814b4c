import { type Airport, calendarDate } from '@tropa/contract'
import { expect, test } from 'vitest'
import { checked, isSubmitted, readFlightSearch } from './journey.ts'
import { partnerAddress, partnerName } from './partner-address.ts'

const airports: Airport[] = [
  {
    iata: 'SGC',
    icao: 'USRR',
    title: 'Аэропорт Сургут',
    title_en: 'Surgut Airport',
    city: 'Сургут',
    city_en: 'Surgut',
    territory_id: 2,
    geolocation: '61.3,73.4',
  },
]
const today = calendarDate('2026-11-21')
const anAsked = (changes: Record<string, string> = {}) =>
  readFlightSearch({ from: 'Москва', to: 'SGC', depart: '24.12.2026', ...changes })
const problemsOf = (changes: Record<string, string>) => {
  const result = checked(anAsked(changes), airports, today)
  return result.kind === 'problems' ? result.problems : {}
}

test('dates are parsed as typed and as the calendar sends them', () => {
  const journey = { origin: 'Москва', destination: 'SGC', depart: '2026-12-24', back: '2027-01-08' }
  expect(checked(anAsked({ return: '08.01.2027' }), airports, today)).toEqual({ kind: 'journey', journey })
  expect(checked(anAsked({ depart: '2026-12-24', return: '2027-01-08' }), airports, today)).toEqual({
    kind: 'journey',
    journey,
  })
})

test('the return date is optional; today and a return on the same day are valid', () => {
  expect(checked(anAsked(), airports, today)).toMatchObject({ journey: { back: null } })
  expect(problemsOf({ depart: '21.11.2026', return: '21.11.2026' })).toEqual({})
})

test.each([
  [{ from: '' }, { from: 'flights.noOrigin' }],
  [{ from: '123' }, { from: 'flights.badOrigin' }],
  [{ from: 'M<b>' }, { from: 'flights.badOrigin' }],
  [{ from: 'сургут' }, { from: 'flights.samePlace' }],
  [{ from: 'sgc' }, { from: 'flights.samePlace' }],
  [{ to: '' }, { to: 'flights.noDestination' }],
  [{ to: 'LED' }, { to: 'flights.noDestination' }],
  [{ depart: '' }, { depart: 'flights.noDate' }],
  [{ depart: '31.02.2027' }, { depart: 'flights.badDate' }],
  [{ depart: '20.11.2026' }, { depart: 'flights.pastDate' }],
  [{ return: 'soon' }, { return: 'flights.badDate' }],
  [{ return: '23.12.2026' }, { return: 'flights.backTooEarly' }],
  [{ return: '01.01.2020' }, { return: 'flights.pastDate' }],
])('%o is refused with a reason', (changes, problems) => {
  expect(problemsOf(changes)).toEqual(problems)
})

test.each(['Санкт-Петербург', "St. John's", 'Ростов-на-Дону', 'SVO', 'São Paulo'])('%s is a valid origin', (from) => {
  expect(problemsOf({ from })).toEqual({})
})

test('all errors are reported at once', () => {
  expect(Object.keys(problemsOf({ from: '', to: '', depart: '', return: 'x' }))).toEqual([
    'from',
    'to',
    'depart',
    'return',
  ])
})

test('an empty form counts as a submission, and an address without parameters does not', () => {
  expect([isSubmitted({}), isSubmitted({ find: '1' }), isSubmitted({ utm_source: 'x' })]).toEqual([false, true, false])
})

test('the partner’s address is filled in, and values cannot break out of their parameter', () => {
  const depart = calendarDate('2026-12-24')
  const journey = { origin: 'Ростов-на-Дону & co', destination: 'SGC', depart, back: null }
  const withBack = { ...journey, back: calendarDate('2027-01-08') }
  expect(partnerAddress('https://fly.example/{origin}/{destination}?d={depart}&r={return}', journey)).toBe(
    `https://fly.example/${encodeURIComponent('Ростов-на-Дону & co')}/SGC?d=2026-12-24&r=`,
  )
  expect(
    Object.fromEntries(new URL(partnerAddress('https://fly.example/search?ref=ugra', withBack)).searchParams),
  ).toEqual({
    ref: 'ugra',
    origin: 'Ростов-на-Дону & co',
    destination: 'SGC',
    depart: '2026-12-24',
    return: '2027-01-08',
  })
  expect(partnerName('https://www.fly.example/{origin}')).toBe('fly.example')
})
