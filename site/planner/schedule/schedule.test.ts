import { calendarDate, type CalendarDate } from '@tropa/contract'
import { emptyTrack, keyOf, type ObjectRef, reorder } from '@tropa/machines'
import { describe, expect, test } from 'vitest'
import { datedDays } from '../plan-dates.ts'
import type { PlannedVisit } from './planned-visit.ts'
import { visitSchedule } from './schedule.ts'
import { at, aVisit, eventOn, open, saturday, sunday } from './testing/planned-visits.ts'

const museum: ObjectRef = { object_type: 'location', object_id: 1001 }
const fair: ObjectRef = { object_type: 'event', object_id: 4001 }
const plan = [museum, fair]
const track = reorder(emptyTrack, { attached: plan, plan })
const visits = new Map([
  [keyOf(museum), { ...aVisit('museum'), key: keyOf(museum) }],
  [keyOf(fair), { ...eventOn(calendarDate('2027-03-05')), key: keyOf(fair) }],
])

test('a schedule has the times of visits, and the conflicts', () => {
  const { days, times, conflicts } = visitSchedule(datedDays(track, saturday), visits, { today: saturday })

  expect(days.map(({ day, date, times: ofDay }) => [day, date, ofDay.length])).toEqual([[1, saturday, 2]])
  expect([...times.keys()]).toEqual([keyOf(museum)])
  expect([...conflicts].map(([key, { kind }]) => [key, kind])).toEqual([[keyOf(fair), 'notThatDay']])
})

test('the fixes of a conflict are searched for once', () => {
  const { conflicts, fixesOf } = visitSchedule(datedDays(track, saturday), visits, { today: saturday })
  const conflict = conflicts.get(keyOf(fair))
  if (!conflict) throw new Error('an event of another day is a conflict')

  expect(fixesOf(conflict).length).toBeGreaterThan(0)
  expect(fixesOf(conflict)).toBe(fixesOf(conflict))
})

describe('over a winter road that is closed on Saturday', () => {
  const isRoadClosed = (territory: number, date: string) => territory === 2 && date === saturday
  const stops = [1, 2, 3, 4].map((object_id): ObjectRef => ({ object_type: 'location', object_id }))
  const [town, village, camp, home] = stops.map(keyOf)
  const trip = reorder(emptyTrack, { attached: stops, plan: stops })
  const visitAt = (key = '', visit: Partial<PlannedVisit>) => [key, aVisit(key, visit)] as const
  const far = new Map([
    visitAt(town, {}),
    visitAt(village, { territory: 2, point: at(61.5) }),
    visitAt(camp, { territory: 2, point: at(61.5), opensOn: open(8, 10.5) }),
    visitAt(home, { opensOn: () => [] }),
  ])
  const on = (date: CalendarDate) => visitSchedule(datedDays(trip, date), far, { today: saturday, isRoadClosed })
  const kindsOn = (date: CalendarDate) => [...on(date).conflicts].map(([key, { kind }]) => [key, kind])

  test('the stop after it has a conflict, and the next stops have no times', () => {
    expect([...on(saturday).times.keys()]).toEqual([town])
    expect([...on(saturday).unreached]).toEqual([camp, home])
    expect(kindsOn(saturday)).toEqual([
      [village, 'noRoad'],
      [home, 'closed'],
    ])
  })

  test('on a day when it is open they have their times and conflicts', () => {
    expect([...on(sunday).times.keys()]).toEqual([town, village, camp, home])
    expect([...on(sunday).unreached]).toEqual([])
    expect(kindsOn(sunday)).toEqual([
      [camp, 'tooLate'],
      [home, 'closed'],
    ])
  })

  test('the stop can be moved to a separate day', () => {
    const { conflicts, fixesOf } = on(saturday)
    const [conflict] = conflicts.values()

    expect(conflict && fixesOf(conflict)).toEqual([{ kind: 'day', day: 2 }])
  })
})

test('after the end of the day stops have no times', () => {
  const stops = Array.from({ length: 12 }, (_, index): ObjectRef => ({ object_type: 'location', object_id: index + 1 }))
  const long = reorder(emptyTrack, { attached: stops, plan: stops })
  const known = new Map(stops.map((stop) => [keyOf(stop), aVisit(keyOf(stop))]))
  const { times } = visitSchedule(datedDays(long, saturday), known, { today: saturday })

  expect([...times.values()].every(({ to }) => to <= 24)).toBe(true)
  expect([...times.keys()]).toEqual(stops.slice(0, 8).map(keyOf))
})
