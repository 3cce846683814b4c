import { expect, test } from 'vitest'
import { timesOf } from './day-times.ts'
import { gainsOf } from './order-gains.ts'
import type { PlannedVisit } from './planned-visit.ts'
import { aVisit, museum, open, river, saturday } from './testing/planned-visits.ts'

const gains = (before: readonly PlannedVisit[], after: readonly PlannedVisit[]) =>
  gainsOf(timesOf(before, saturday), timesOf(after, saturday), saturday)
const early = aVisit('early', { opensOn: open(10, 12) })
const late = aVisit('late', { opensOn: open(14, 20) })

test('an order gains stops that are reached within their hours', () => {
  expect(gains([museum, early], [early, museum])).toMatchObject({ fits: 1 })
})

test('an order gains outdoor stops that are visited in daylight', () => {
  const second = aVisit('second', { stay: 4 })
  expect(gains([museum, second, river], [river, museum, second])).toMatchObject({ light: 1 })
})

test('an order gains minutes of waiting for an opening', () => {
  expect(gains([late, museum], [museum, late])).toEqual({ fits: 0, light: 0, waits: 240 })
})

test('a worse value is not a gain', () => {
  expect(gains([early, museum], [museum, early])).toEqual({ fits: 0, light: 0, waits: 0 })
})
