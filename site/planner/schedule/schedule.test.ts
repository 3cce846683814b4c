import { emptyTrack, keyOf, type ObjectRef, reorder } from '@tropa/machines'
import { expect, test } from 'vitest'
import { datedDays } from '../plan-dates.ts'
import { visitSchedule } from './schedule.ts'
import { aVisit, eventOn, saturday } from './testing/planned-visits.ts'

const museum: ObjectRef = { object_type: 'location', object_id: 1001 }
const fair: ObjectRef = { object_type: 'event', object_id: 4001 }
const plan = [museum, fair]
const track = reorder(emptyTrack, { attached: plan, plan })
const visits = new Map([
  [keyOf(museum), { ...aVisit('museum'), key: keyOf(museum) }],
  [keyOf(fair), { ...eventOn('2027-03-05'), key: keyOf(fair) }],
])

test('a schedule has the times of what is visited, and what does not fit', () => {
  const { days, times, conflicts } = visitSchedule(datedDays(track, saturday), visits, { today: saturday })

  expect(days.map(({ day, date, times: ofDay }) => [day, date, ofDay.length])).toEqual([[1, saturday, 2]])
  expect([...times.keys()]).toEqual([keyOf(museum)])
  expect([...conflicts].map(([key, { kind }]) => [key, kind])).toEqual([[keyOf(fair), 'notThatDay']])
})

test('what can be done about a conflict is looked for once', () => {
  const { conflicts, fixesOf } = visitSchedule(datedDays(track, saturday), visits, { today: saturday })
  const conflict = conflicts.get(keyOf(fair))
  if (!conflict) throw new Error('an event of another day is a conflict')

  expect(fixesOf(conflict).length).toBeGreaterThan(0)
  expect(fixesOf(conflict)).toBe(fixesOf(conflict))
})
