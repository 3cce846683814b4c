import { weatherMachine, type WeatherAnswer } from '@tropa/machines'
import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { coldReadings } from './cold-readings.ts'
import { weatherState, type WeatherSeen } from './weather-state.ts'

const today = '2026-11-21'
const objects = [
  { territory_id: 1, geolocation: '61.00,69.03' },
  { territory_id: 2, geolocation: '61.25,73.40' },
]
const forecast: WeatherAnswer = {
  kind: 'forecast',
  date: '2026-11-22',
  measured_on: '2026-11-22',
  is_stand_in: false,
  reading_list: [{ temperature: -14, wind: 5, sky: 'clear', the_sky: 'Ясно' }, null],
}
const historical: WeatherAnswer = {
  kind: 'historical',
  date: '2027-01-10',
  measured_on: '2026-01-10',
  is_stand_in: false,
  reading_list: [{ day: -20, night: -27 }, null],
}

type Given = { date?: string | null; places?: typeof objects; load?: () => Promise<WeatherAnswer> }

async function seenAfter(input: Given, until: 'idle' | 'loading' | 'ready' | 'failed'): Promise<WeatherSeen> {
  const { date = '2026-11-22', places = objects, load = async () => forecast } = input
  const machine = weatherMachine.provide({ actors: { load: fromPromise(load) }, delays: { loadingStay: 0 } })
  const actor = createActor(machine, { input: { today, date, objects: places } }).start()
  const weather = await waitFor(actor, (state) => state.matches(until))
  actor.stop()
  return {
    weather,
    isOnline: true,
    isKnown: true,
    savedAt: undefined,
    askAgain: () => {},
    titleOf: (id) => `№ ${id}`,
    normOf: () => ({ day: -15, night: -26, period: '1991–2020' }),
    noteOf: (_, { kind }) => kind,
  }
}

test('without a date, or without a place, nothing is there to show', async () => {
  expect(weatherState(await seenAfter({ date: null }, 'idle'))).toEqual({ kind: 'ready', places: [] })
  expect(weatherState(await seenAfter({ places: [] }, 'idle'))).toEqual({ kind: 'ready', places: [] })
})

test('while the places of the track are not known yet, they are waited for', async () => {
  expect(weatherState({ ...(await seenAfter({ places: [] }, 'idle')), isKnown: false })).toEqual({ kind: 'loading' })
})

test('loading keeps the room for every place', async () => {
  expect(weatherState(await seenAfter({ load: () => new Promise(() => {}) }, 'loading'))).toEqual({
    kind: 'loading',
    count: 2,
  })
})

test('each place has its own reading, and where there is none the climate norm', async () => {
  const seen = await seenAfter({}, 'ready')

  expect(weatherState(seen)).toMatchObject({
    kind: 'ready',
    places: [
      { id: 1, place: '№ 1', reading: { kind: 'forecast', temperature: -14, wind: 5, sky: 'Ясно' }, note: 'forecast' },
      { id: 2, place: '№ 2', reading: { kind: 'none', norm: { day: -15, night: -26 } }, note: 'none' },
    ],
  })
})

test('the year before is no forecast', async () => {
  const state = weatherState(await seenAfter({ date: '2027-01-10', load: async () => historical }, 'ready'))

  expect(state).toMatchObject({
    places: [{ reading: { kind: 'historical', day: -20, night: -27 } }, { reading: { kind: 'none' } }],
  })
})

test('weather that was computed from the climate is passed on as such', async () => {
  const near = await seenAfter({ load: async () => ({ ...forecast, is_stand_in: true }) }, 'ready')
  const far = await seenAfter({ date: '2027-01-10', load: async () => ({ ...historical, is_stand_in: true }) }, 'ready')

  expect([near, far].map((seen) => weatherState(seen))).toMatchObject([
    { places: [{ reading: { kind: 'forecast', isStandIn: true } }, {}] },
    { places: [{ reading: { kind: 'historical', isStandIn: true } }, {}] },
  ])
  expect(coldReadings(near).map(({ basis }) => basis)).toEqual(['standIn', 'norm'])
})

test('what was saved says when, and without a network and anything saved it says that', async () => {
  const shown = await seenAfter({}, 'ready')
  expect(weatherState({ ...shown, savedAt: '21.11.2026 в 14:05' })).toMatchObject({
    kind: 'offline',
    savedAt: '21.11.2026 в 14:05',
    places: [{ id: 1 }, { id: 2 }],
  })

  const failed = await seenAfter({ load: () => Promise.reject(new Error('unreachable')) }, 'failed')
  expect(weatherState({ ...failed, isOnline: false })).toEqual({ kind: 'offline', savedAt: '', places: [] })
  expect(weatherState(failed)).toMatchObject({ kind: 'failed' })
})
