import { calendarDate } from '@tropa/contract'
import { describe, expect, test } from 'vitest'
import { isOn, reachedOf, timesOf, waysOf } from './day-times.ts'
import type { PlannedVisit } from './planned-visit.ts'
import { at, aVisit, eventOn, open, saturday, sunday } from './testing/planned-visits.ts'
import { travelBetween, travelBy } from './travel.ts'

test('a day begins at ten, and waits until a place opens', () => {
  const times = timesOf([aVisit('museum'), aVisit('park', { opensOn: open(13, 18) })], saturday)

  expect(times.map(({ from, to }) => [from, to])).toEqual([
    [10, 11.5],
    [13, 14.5],
  ])
})

test('a visit that does not fit before a break is after it', () => {
  const spans = [
    { from: 9, to: 11 },
    { from: 14, to: 18 },
  ]

  expect(timesOf([aVisit('museum', { opensOn: () => spans })], saturday)[0]).toMatchObject({ from: 14, misfit: null })
})

test('an event has a fixed time, and is missed by a later arrival', () => {
  const concert = aVisit('concert', { stay: 2, sessions: [{ date: saturday, from: 11, to: 13, isSoldOut: false }] })

  expect(timesOf([concert], saturday)[0]).toMatchObject({ from: 11, to: 13, misfit: null })
  expect(timesOf([aVisit('museum'), aVisit('park'), concert], saturday)[2]?.misfit).toBe('missed')
})

test('a hotel takes no time, and can be reached until midnight', () => {
  const hotel = aVisit('hotel', { stay: 0 })
  const reachedAfter = (stay: number) => {
    const times = timesOf([aVisit('long', { stay }), hotel, aVisit('museum')], saturday)
    return reachedOf(times, saturday).reached.map(({ visit }) => visit.key)
  }

  expect(timesOf([aVisit('museum'), hotel, aVisit('park')], saturday).map(({ from, to }) => [from, to])).toEqual([
    [10, 11.5],
    [11.5, 11.5],
    [11.5, 13],
  ])
  expect(reachedAfter(12)).toEqual(['long', 'hotel'])
  expect(reachedAfter(15)).toEqual(['long'])
})

test('a visit ends when the event closes, and an arrival without time for a visit is too late', () => {
  const fairTo = (to: number) => aVisit('fair', { sessions: [{ date: saturday, from: 10, to, isSoldOut: false }] })
  const after = (fair: PlannedVisit) => timesOf([aVisit('museum', { stay: 4 }), fair], saturday)[1]

  expect(after(fairTo(18))).toMatchObject({ from: 14, to: 15.5, misfit: null })
  expect(after(fairTo(15))).toMatchObject({ from: 14, to: 15, misfit: null })
  expect(after(fairTo(14.25))).toMatchObject({ misfit: 'tooLate' })
})

describe('without a date', () => {
  const long = aVisit('long', { stay: 8 })
  const second = (visit: PlannedVisit, before = long) => timesOf([before, visit], null)[1]

  test('a place can be visited in the hours of any day on which it opens', () => {
    const place = (from: number, to: number) => aVisit('place', { usualHours: [{ from, to }] })

    expect(timesOf([place(12, 20)], null)[0]).toMatchObject({ from: 12, to: 13.5, misfit: null })
    expect(second(place(10, 19))).toMatchObject({ from: 18, to: 19, misfit: null })
    expect(second(place(10, 18))).toMatchObject({ misfit: 'tooLate' })
  })

  test('an event can be visited in the hours of any of its days', () => {
    const on = (...hours: readonly (readonly [number, number])[]) =>
      aVisit('event', {
        stay: 2,
        sessions: hours.map(([from, to], index) => ({
          date: calendarDate(`2027-01-0${index + 1}`),
          from,
          to,
          isSoldOut: true,
        })),
      })

    expect(second(on([10, 19], [10, 16]))).toMatchObject({ from: 18, to: 19, misfit: null })
    expect(second(on([19, 21]))).toMatchObject({ from: 19, to: 21, misfit: null })
    expect(second(on([12, 14]))).toMatchObject({ misfit: 'missed' })
    expect(second(on())).toMatchObject({ from: 18, to: 20, misfit: null })
  })
})

test('a stop without coordinates interrupts neither the legs nor the times around it', () => {
  const times = timesOf(
    [aVisit('here'), aVisit('nowhere', { point: null }), aVisit('there', { point: at(61.1) })],
    null,
  )

  expect(times.map(({ travel }) => travel?.straightKm ?? null)).toEqual([null, null, 11.1])
  expect(waysOf(times).km).toBe(11.1)
  expect(times.every(({ from, to }) => Number.isFinite(from) && to > from)).toBe(true)
})

test('a stop without coordinates is at the centre of its territory for times, and counts for no distance', () => {
  const there = { point: null, territory: 2, center: at(63) }
  const visits = [aVisit('here'), aVisit('fair', there), aVisit('back')]
  const times = timesOf(visits, null)
  const minutes = travelBetween(at(61), at(63))?.minutes

  expect(times.map(({ travel }) => travel?.minutes ?? null)).toEqual([null, minutes, minutes])
  expect(waysOf(times)).toEqual({ minutes: 2 * (minutes ?? 0), km: 0 })
})

test('an event on another day takes no time and no leg: the next stops are as without it', () => {
  const [first, park] = [aVisit('museum'), aVisit('park', { point: at(61.1) })]
  const far = { ...eventOn(calendarDate('2027-03-05')), point: at(65) }
  const pick = (visits: readonly PlannedVisit[]) =>
    timesOf(visits, saturday).flatMap(({ visit, from, to, travel }) =>
      visit === far ? [] : [{ key: visit.key, from, to, travel }],
    )

  for (const visits of [
    [far, first, park],
    [first, far, park],
    [first, park, far],
  ])
    expect(pick(visits)).toEqual(pick([first, park]))
  expect(waysOf(timesOf([first, far, park], saturday))).toEqual(waysOf(timesOf([first, park], saturday)))
})

test('the times of a day use the road if it is known, and an estimate if it is not', () => {
  const roads = [{ from: '61,69.03', to: '61.1,69.03', km: 40, minutes: 90 }]
  const visits = [aVisit('here'), aVisit('there', { point: at(61.1) }), aVisit('back')]
  const times = timesOf(visits, null, travelBy(roads))

  expect(times.map(({ travel }) => travel?.km ?? null)).toEqual([null, 40, travelBetween(at(61.1), at(61))?.km])
  expect(times[1]?.arrives).toBe(13)
})

test('nothing is said of a day of an event of which only another session is known', () => {
  const known = aVisit('concert', { sessions: [{ date: sunday, from: 11, to: 13, isSoldOut: false }] })
  const onSaturday = (visit: typeof known) => timesOf([visit], saturday)[0]

  expect(onSaturday(known)).toMatchObject({ misfit: 'notThatDay' })
  expect(onSaturday({ ...known, hasMoreSessions: true })).toMatchObject({ misfit: null, from: 10, to: 11.5 })
  expect(isOn({ ...known, hasMoreSessions: true }, saturday)).toBe(true)
})
