import { expect, test } from 'vitest'
import { timesOf } from './day-times.ts'
import { gainsOf } from './order-gains.ts'
import type { PlannedVisit } from './planned-visit.ts'
import { aVisit, museum, open, river, saturday } from './testing/planned-visits.ts'

const gains = (before: readonly PlannedVisit[], after: readonly PlannedVisit[]) =>
  gainsOf(timesOf(before, saturday), timesOf(after, saturday), saturday)
const early = aVisit('early', { opensOn: open(10, 12) })
const late = aVisit('late', { opensOn: open(14, 20) })

test('an order gains the stops that are reached in their hours', () => {
  expect(gains([museum, early], [early, museum])).toMatchObject({ fits: 1 })
})

test('an order gains the stops under the open sky that are seen by daylight', () => {
  const second = aVisit('second', { stay: 4 })
  expect(gains([museum, second, river], [river, museum, second])).toMatchObject({ light: 1 })
})

test('an order gains the minutes in which nobody waits at a door', () => {
  expect(gains([late, museum], [museum, late])).toEqual({ fits: 0, light: 0, waits: 240 })
})

test('what is worse is no gain', () => {
  expect(gains([early, museum], [museum, early])).toEqual({ fits: 0, light: 0, waits: 0 })
})
