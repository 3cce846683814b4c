// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { onDemand } from './on-demand.ts'
import { aVisit } from './schedule/testing/planned-visits.ts'
import { estimatedTravel, travelBetween, travelBy } from './schedule/travel.ts'
import { trackEditOf } from './track-edit.ts'
import { postedAttach, postedTake } from './track-form.ts'
import { roadKm } from './useDayRoads.ts'
import { roadsOf } from './useRoads.ts'

const points = ['61,69', '61,69.5', '61.2,73.4']
const legs = [
  { km: 40.5, minutes: 50 },
  { km: 250, minutes: 200 },
]
const visit = (key: string, at: string | null) => {
  const [latitude = 0, longitude = 0] = at?.split(',').map(Number) ?? []
  return aVisit(key, { point: at === null ? null : { latitude, longitude } })
}

describe('roads between stops', () => {
  test('are known from each stop to the next, only in this direction', () => {
    const { isByRoad, between } = roadsOf(points, legs)

    expect(isByRoad).toBe(true)
    expect(between('61,69', '61,69.5')).toEqual({ km: 40.5, minutes: 50 })
    expect([between('61,69.5', '61,69'), between('61,69', '61.2,73.4')]).toEqual([null, null])
  })

  test.each([
    ['one leg is missing', points, [legs[0] ?? null, null]],
    ['there are fewer legs than ways', points, legs.slice(1)],
    ['no router answers', points, undefined],
    ['there is one stop', points.slice(0, 1), []],
    ['there is none', [''], []],
  ])('are unknown if %s', (_, at, found) => {
    const roads = roadsOf(at, found)
    expect([roads.isByRoad, roads.legs, roads.between('61,69', '61,69.5')]).toEqual([false, [], null])
  })

  test('are summed over a day, across stops without coordinates', () => {
    const roads = roadsOf(points, legs)
    const day = [visit('a', '61,69'), visit('b', null), visit('c', '61,69.5'), visit('d', '61.2,73.4')]

    expect(roadKm(day, roads)).toBe(290.5)
    expect(roadKm(day, roadsOf([], []))).toBeNull()
    expect(roadKm(day.slice(0, 2), roads)).toBe(0)
  })
})

describe('the leg between two points', () => {
  const [from, to] = [visit('a', '61,69').point, visit('b', '61,69.5').point]

  test('follows a known road, for any spelling of its ends, and is estimated otherwise', () => {
    const travel = travelBy([{ from: '61.0,69.0', to: '61.00,69.50', km: 44, minutes: 61 }])

    expect(travel(from, to)).toMatchObject({ mode: 'car', km: 44, minutes: 61 })
    expect(travel(to, from)).toEqual(travelBetween(to, from))
    expect(travel(from, null)).toBeNull()
  })

  test.each([
    [1.2, 'walk', 16],
    [1.9, 'walk', 26],
    [2.5, 'car', 15],
    [9, 'car', 15],
  ] as const)('over %d km of road is to %s, however close the points are', (km, mode, minutes) => {
    const near = { latitude: 61.005, longitude: 69 }
    const travel = travelBy([{ from: '61,69', to: '61.005,69', km, minutes: 15 }])
    expect(travel(from, near)).toEqual({ mode, straightKm: travelBetween(from, near)?.straightKm, km, minutes })
  })

  test.each([
    [0, 'walk', 0, 0],
    [1.5, 'walk', 2, 27],
    [1.6, 'car', 2.2, 5],
    [15, 'car', 21, 45],
    [16, 'car', 20.8, 20],
    [100, 'car', 130, 120],
  ] as const)('for %d km in a straight line it takes to %s %d km and %i minutes', (straight, mode, km, minutes) => {
    expect(estimatedTravel(straight)).toEqual({ mode, straightKm: straight, km, minutes })
  })
})

const stop = { object_type: 'location', object_id: 1001, day: 2, note: 'Касса' } as const

test('an order is sent with its own fields only, and removed stops without days and notes', () => {
  expect(trackEditOf({ plan: [stop] })).toEqual({ plan: [stop], days: undefined, start_date: undefined })
  expect(
    trackEditOf({ plan: [stop], attached: [stop], detached: [stop], day_notes: [], days: 2, start_date: null }),
  ).toEqual({
    plan: [stop],
    attached: [stop],
    detached: [{ object_type: 'location', object_id: 1001 }],
    day_notes: [],
    days: 2,
    start_date: null,
  })
})

test('a button that adds posts its objects without scripts; one with another handler keeps an early press', () => {
  const objects = [stop, { object_type: 'event', object_id: 7 }] as const

  expect(postedAttach(objects)).toMatchObject({
    form: 'track-change',
    name: 'attach',
    value: 'location/1001 event/7',
    'data-attach': 'location/1001 event/7',
  })
  expect(postedTake(objects)).toEqual({ ...postedAttach(objects), 'data-attach': '' })
})

test('a part on demand is loaded once, and again after a failure', async () => {
  const loads: number[] = []
  const load = onDemand(async () => {
    loads.push(loads.length + 1)
    if (loads.length === 1) throw new TypeError('Failed to fetch')
    return loads.length
  })

  await expect(load()).rejects.toThrow('Failed to fetch')
  expect(await Promise.all([load(), load()])).toEqual([2, 2])
  expect(await load()).toBe(2)
})
