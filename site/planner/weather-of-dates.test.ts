import { calendarDate, type CalendarDate } from '@tropa/contract'
import { plusDays, type WeatherResponse, weatherMachine, type WeatherRequest } from '@tropa/machines'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fromPromise } from 'xstate'
import { datedDays } from './plan-dates.ts'
import { datesToRequest } from './weather-of-day.ts'
import { WeatherOfDates } from './weather-of-dates.ts'

const today = calendarDate('2026-11-21')
const objects = [{ territory_id: 1, geolocation: '61.00,69.03' }]

/** Weather that never arrives, with the requested dates and those whose request was cancelled. */
function unanswered() {
  const requested: string[] = []
  const calledOff: string[] = []
  const load = fromPromise<WeatherResponse, WeatherRequest | null>(({ input, signal }) => {
    requested.push(input?.date ?? '')
    signal.addEventListener('abort', () => calledOff.push(input?.date ?? ''))
    return new Promise(() => {})
  })
  return { requested, calledOff, weather: new WeatherOfDates(weatherMachine.provide({ actors: { load } })) }
}

test('an added date is requested, a removed one is cancelled, and the others stay', () => {
  const { requested, calledOff, weather } = unanswered()
  weather.ask({ dates: [calendarDate('2026-11-22'), calendarDate('2026-11-23')], today, objects })
  weather.ask({ dates: [calendarDate('2026-11-23'), calendarDate('2026-11-24')], today, objects })

  expect(requested).toEqual(['2026-11-22', '2026-11-23', '2026-11-24'])
  expect(calledOff).toEqual(['2026-11-22'])
  expect([...weather.seen().keys()]).toEqual(['2026-11-23', '2026-11-24'])
})

test('another place, and another day in the region, request every date again', () => {
  const { requested, weather } = unanswered()
  const dates = ['2026-11-25', '2026-11-29'].map(calendarDate)
  weather.ask({ dates, today, objects })
  weather.ask({ dates, today, objects: [...objects, { territory_id: 2, geolocation: '61.25,73.40' }] })
  weather.ask({ dates, today: '2026-11-22', objects: [...objects, { territory_id: 2, geolocation: '61.25,73.40' }] })

  expect(requested).toEqual([...dates, ...dates, ...dates])
})

test('a failed date is requested again separately', async () => {
  const requested: string[] = []
  const load = fromPromise<WeatherResponse, WeatherRequest | null>(async ({ input }) => {
    requested.push(input?.date ?? '')
    throw new Error('unreachable')
  })
  const weather = new WeatherOfDates(weatherMachine.provide({ actors: { load }, delays: { loadingStay: 0 } }))
  const failed = new Promise<void>((done) => {
    weather.subscribe(() => [...weather.seen().values()].every((one) => one.matches('failed')) && done())
  })
  weather.ask({ dates: [calendarDate('2026-11-22'), calendarDate('2026-11-23')], today, objects })
  await failed
  weather.send({ type: 'RETRY' }, calendarDate('2026-11-23'))
  weather.stop()

  expect(requested).toEqual(['2026-11-22', '2026-11-23', '2026-11-23'])
})

test('the responses for many dates are passed to the page together, including the last one', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const load = fromPromise<WeatherResponse, WeatherRequest | null>(async ({ input }) => {
    const { kind = 'historical', date = '' } = input ?? {}
    return { kind, date, measured_on: date, is_stand_in: false, reading_list: [null] }
  })
  const weather = new WeatherOfDates(weatherMachine.provide({ actors: { load }, delays: { loadingStay: 0 } }))
  const dates = Array.from({ length: 60 }, (_, index) => calendarDate(plusDays(today, index)))
  let renderings = 0
  weather.subscribe(() => (renderings += 1))

  weather.ask({ dates, today, objects })
  await vi.advanceTimersByTimeAsync(1000)
  const states = [...weather.seen().values()].map((one) => one.matches('ready'))
  weather.stop()

  expect(states).toEqual(dates.map(() => true))
  expect(renderings).toBeLessThan(6)
})

const stop = (object_id: number, day?: number) => ({
  object_type: 'location' as const,
  object_id,
  ...(day !== undefined && { day }),
})
const datesOf = (
  days: number,
  stops: readonly ReturnType<typeof stop>[],
  start: CalendarDate | null = calendarDate('2026-11-25'),
) => datesToRequest(datedDays({ locations: [], events: [], days, plan: stops }, start), start, today)

test('weather is requested for the dates with stops, and for near dates that may be better', () => {
  expect(datesOf(9, [stop(1, 9)])).toEqual(['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-12-03'])
})

test('nothing is requested for past dates, or without a travel date', () => {
  expect(datesOf(3, [stop(1, 1), stop(2, 3)], calendarDate('2026-11-19'))).toEqual([today])
  expect(datesOf(3, [stop(1, 1)], null)).toEqual([])
})

test('stops without a day have the weather of the first day', () => {
  expect(datesOf(2, [stop(1), stop(2, 2)], calendarDate('2027-01-10'))).toEqual(['2027-01-11', '2027-01-10'])
})

test('days beyond the last date of the calls are not requested', () => {
  expect(datesOf(2, [stop(1, 1), stop(2, 2)], calendarDate('2199-12-31'))).toEqual(['2199-12-31'])
})
