import { calendarDate, type CalendarDate } from '@tropa/contract'
import { type WeatherResponse, weatherMachine, type WeatherRequest } from '@tropa/machines'
import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'
import { coldReadings } from './cold-readings.ts'
import type { Stay } from './plan-dates.ts'
import { weatherOfDay } from './weather-of-day.ts'
import { WeatherOfDates } from './weather-of-dates.ts'
import { weatherState, type WeatherSeen } from './weather-state.ts'

const today = '2026-11-21'
const friday = calendarDate('2026-11-27')
const saturday = calendarDate('2026-11-28')
const far = calendarDate('2027-01-10')
const objects = [
  { territory_id: 1, geolocation: '61.00,69.03' },
  { territory_id: 2, geolocation: '61.25,73.40' },
]
const aStay = (id: number, date: string, isPlanned = true): Stay => ({
  id,
  title: `№ ${id}`,
  date: calendarDate(date),
  isPlanned,
})
const twoDays = [aStay(1, friday), aStay(2, friday), aStay(1, saturday)]

/** Every date has its own figure: its day of the month below zero. There is no data for the second place. */
function responseTo({ kind, date }: WeatherRequest): WeatherResponse {
  const cold = -Number(date.slice(8))
  const shared = { date, measured_on: date, is_stand_in: false }
  return kind === 'forecast'
    ? { ...shared, kind, reading_list: [{ temperature: cold, wind: 5, sky: 'clear', the_sky: 'Ясно' }, null] }
    : { ...shared, kind, reading_list: [{ day: cold, night: cold - 7 }, null] }
}
type Load = (question: WeatherRequest) => WeatherResponse | Promise<WeatherResponse>

/** The weather of some stays after every date has arrived or failed. */
async function seenAfter(stays: readonly Stay[], load: Load = responseTo, savedAt?: string): Promise<WeatherSeen> {
  const dates = [...new Set(stays.map(({ date }) => date))]
  const requested = fromPromise<WeatherResponse, WeatherRequest | null>(async ({ input }) => {
    if (!input) throw new Error('There is a question')
    return load(input)
  })
  const days = new WeatherOfDates(weatherMachine.provide({ actors: { load: requested }, delays: { loadingStay: 0 } }))
  days.ask({ dates, today, objects })
  const isSettled = () => [...days.seen().values()].every((one) => !one.matches('loading'))
  await new Promise<void>((done) => {
    const look = () => (isSettled() ? done() : undefined)
    days.subscribe(look)
    look()
  })
  const seen = days.seen()
  days.stop()
  const weather = {
    of: (date: CalendarDate | null) => {
      const one = date === null ? undefined : seen.get(date)
      return one && weatherOfDay(one, savedAt, () => {})
    },
    retry: () => {},
  }
  return {
    stays,
    weather,
    isOnline: true,
    isKnown: true,
    momentOf: (instant) => instant,
    normOf: () => ({ day: -15, night: -26, period: '1991–2020' }),
    daylightOf: (date, { latitude, longitude }) => `${date} ${latitude} ${longitude}`,
    noteOf: (_, { kind }) => kind,
  }
}

test('without a stay there is no weather, and while the places load the state is loading', async () => {
  const nowhere = await seenAfter([])

  expect(weatherState(nowhere)).toEqual({ kind: 'ready', places: [] })
  expect(weatherState({ ...nowhere, isKnown: false })).toEqual({ kind: 'loading' })
})

test('before the first date has loaded there is a placeholder for every card; then each date is shown on arrival', async () => {
  const seen = await seenAfter(twoDays)
  const nothing = { ...seen, weather: { ...seen.weather, of: () => undefined } }

  expect(weatherState(nothing)).toEqual({ kind: 'loading', count: 2 })
  expect(weatherState({ ...seen, stays: [...twoDays, aStay(1, far), aStay(1, '2027-01-11')] })).toMatchObject({
    kind: 'ready',
    places: [
      { date: friday, reading: { kind: 'forecastDays' } },
      { date: friday, reading: { kind: 'none' } },
      { date: far, reading: { kind: 'loading' }, note: 'loading' },
    ],
  })
})

test('each stay in a territory has a card with its days, and the climate norm without a reading', async () => {
  const state = weatherState(await seenAfter(twoDays))

  expect(state).toMatchObject({
    kind: 'ready',
    places: [
      {
        place: '№ 1',
        date: friday,
        reading: {
          kind: 'forecastDays',
          days: [
            { date: friday, temperature: -27, sky: 'Ясно' },
            { date: saturday, temperature: -28, sky: 'Ясно' },
          ],
        },
        note: 'forecastDays',
      },
      { place: '№ 2', date: friday, reading: { kind: 'none', norm: { day: -15, night: -26 } }, note: 'none' },
    ],
  })
  expect(new Set(state.kind === 'ready' ? state.places.map(({ id }) => id) : []).size).toBe(2)
})

test.each([
  ['a day between', [aStay(1, '2026-11-24'), aStay(1, '2026-11-26')]],
  ['another territory', [aStay(1, '2026-11-24'), aStay(3, '2026-11-25')]],
  ['a stop that is on no day', [aStay(1, '2026-11-24'), aStay(1, '2026-11-25', false)]],
  ['the end of the forecast', [aStay(1, saturday), aStay(1, '2026-11-29')]],
  ['the end of the month, whose norm it has', [aStay(1, '2026-12-31'), aStay(1, '2027-01-01')]],
])('%s is on a card of its own', async (_, stays) => {
  const state = weatherState(await seenAfter(stays))

  expect(state).toMatchObject({ kind: 'ready', places: stays.map(({ date }) => ({ date })) })
})

test('a card has the daylight of its first day at the place, and covers at most a week, because daylight changes', async () => {
  const days = ['01', '02', '03', '04', '05', '06', '07', '08']
  const stays = days.map((day) => ({ ...aStay(1, `2027-01-${day}`), geolocation: '61.00,69.03' }))

  expect(weatherState(await seenAfter(stays))).toMatchObject({
    places: [
      { date: '2027-01-01', reading: { days: { length: 7 } }, daylight: '2027-01-01 61 69.03' },
      { date: '2027-01-08', reading: { kind: 'historical' }, daylight: '2027-01-08 61 69.03' },
    ],
  })
  expect(weatherState(await seenAfter([aStay(1, friday)]))).toMatchObject({ places: [{ daylight: undefined }] })
})

test('days a year earlier have their real dates', async () => {
  const stays = ['2027-01-10', '2027-01-11', '2027-01-12'].map((date) => aStay(1, date))
  const noteOf: WeatherSeen['noteOf'] = (__, _, measured) => `${measured?.first} ${measured?.last}`

  expect(weatherState({ ...(await seenAfter(stays)), noteOf })).toMatchObject({
    places: [{ reading: { kind: 'historicalDays', days: { length: 3 } }, note: '2027-01-10 2027-01-12' }],
  })
})

test('a day of measurement that is not a date is not named', async () => {
  const load: Load = (question) => ({ ...responseTo(question), measured_on: '2026-02-30' })
  const noteOf: WeatherSeen['noteOf'] = (__, _, measured) => String(measured)

  const seen = await seenAfter([aStay(1, far)], load)
  expect(weatherState({ ...seen, noteOf })).toMatchObject({ places: [{ note: 'null' }] })
})

test('a plan beyond the forecast has forecasts first, and then the previous year', async () => {
  expect(weatherState(await seenAfter([aStay(1, friday), aStay(1, far)]))).toMatchObject({
    places: [{ reading: { kind: 'forecast' } }, { date: far, reading: { kind: 'historical', day: -10, night: -17 } }],
  })
})

test('stand-in weather is marked as such', async () => {
  const load: Load = (question) => ({ ...responseTo(question), is_stand_in: true })
  const seen = await seenAfter([aStay(1, friday), aStay(1, far)], load)

  expect(weatherState(seen)).toMatchObject({
    places: [{ reading: { kind: 'forecast', isStandIn: true } }, { reading: { kind: 'historical', isStandIn: true } }],
  })
  expect(coldReadings(seen).map(({ basis }) => basis)).toEqual(['standIn', 'standIn'])
})

test('a failed date can be requested again on its card, and the others are shown', async () => {
  const load: Load = (question) =>
    question.date === saturday ? Promise.reject(new Error('unreachable')) : responseTo(question)

  expect(weatherState(await seenAfter(twoDays, load))).toMatchObject({
    kind: 'ready',
    places: [{ reading: { kind: 'forecast' } }, {}, { reading: { kind: 'none', onRetry: expect.any(Function) } }],
  })
})

test('if every date failed, the whole weather has failed', async () => {
  const failed = await seenAfter(twoDays, () => Promise.reject(new Error('unreachable')))

  expect(weatherState(failed)).toMatchObject({ kind: 'failed' })
  expect(weatherState({ ...failed, isOnline: false })).toEqual({ kind: 'offline', savedAt: '', places: [] })
})

test('saved weather has its time', async () => {
  const saved = await seenAfter(twoDays, responseTo, '2026-11-20T09:05:00Z')

  expect(weatherState(saved)).toMatchObject({
    kind: 'offline',
    savedAt: '2026-11-20T09:05:00Z',
    places: [{ place: '№ 1' }, { place: '№ 2' }],
  })
})

test('the cold of a trip is that of the planned dates at the places only', async () => {
  const seen = await seenAfter([...twoDays, aStay(2, far, false)])
  const felt = (one: WeatherSeen) => coldReadings(one).map(({ place, date, temperature }) => [place, date, temperature])

  expect(felt(seen)).toEqual([
    ['№ 1', friday, -27],
    ['№ 2', friday, -26],
    ['№ 1', saturday, -28],
  ])
  expect(felt({ ...seen, stays: [aStay(1, far, false)] })).toEqual([['№ 1', far, -17]])
})
