import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastChange, leastOrder } from './least-order.ts'
import { aTrack, always } from './testing/arbitrary-track.ts'
import { planOf, reorder, type Track } from './track.ts'
import { plannedDays, orderOf } from './track-days.ts'
import type { ObjectRef, PlannedObject } from './track-fields.ts'

const museum: ObjectRef = { object_type: 'location', object_id: 1001 }
const park: ObjectRef = { object_type: 'location', object_id: 1002 }
const fair: ObjectRef = { object_type: 'event', object_id: 4001 }
const track: Track = {
  locations: [1001, 1002],
  events: [4001],
  plan: [
    { ...museum, day: 1, note: 'tickets' },
    { ...park, day: 1 },
    { ...fair, day: 2 },
  ],
  day_notes: [{ day: 2, note: 'warm boots' }],
  days: 2,
  start_date: '2026-12-24',
}
const plan: readonly PlannedObject[] = planOf(track)

test('an order contains only its changes', () => {
  const { day_notes, days, start_date } = track
  const toFirstDay = plan.map((stop) => ({ ...stop, day: 1 }))

  expect(
    leastOrder(track, { plan, day_notes: day_notes ?? [], days: days ?? null, start_date: start_date ?? null }),
  ).toEqual({ plan: [] })
  expect(leastOrder(track, { plan, start_date: null })).toEqual({ plan: [], start_date: null })
  expect(leastOrder(track, { plan: toFirstDay, day_notes: [], days: 1 })).toEqual({
    plan: toFirstDay.map(({ note: _, ...stop }) => stop),
    notes: [{ day: 2, note: '', seen: 'warm boots' }],
    days: 1,
  })
})

test('a changed note has the previously seen one, and an unchanged note is left out', () => {
  const [first, ...others] = plan
  const noted = [{ ...museum, ...first, note: 'train at 9' }, ...others]

  expect(
    leastOrder(track, {
      plan: noted,
      notes: [
        { day: 2, note: 'warm boots' },
        { ...park, note: '' },
      ],
    }),
  ).toEqual({
    plan: [],
    notes: [{ ...museum, note: 'train at 9', seen: 'tickets' }],
  })
})

test('a removed stop has the seen note, also an empty one; an unknown stop has none', () => {
  const unknown: ObjectRef = { object_type: 'location', object_id: 9 }
  const detached = [museum, park, unknown]
  const asSeen = [{ ...museum, seen: 'tickets' }, { ...park, seen: '' }, unknown]

  expect(leastOrder(track, { plan: [], detached })).toEqual({ plan: [], detached: asSeen })
  expect(detached.map((object) => leastChange(track, { type: 'DETACH', object }))).toEqual(
    asSeen.map((object) => ({ type: 'DETACH', object })),
  )
})

test('added stops keep their notes in the order', () => {
  const back = { object_type: 'location', object_id: 1003, note: 'at six' } as const

  expect(leastOrder(track, { plan: [back, ...plan], attached: [back] })).toMatchObject({
    plan: [back, { ...museum, day: 1 }, { ...park, day: 1 }, { ...fair, day: 2 }],
    attached: [back],
  })
})

test('applied to the seen track, it has the same result as the complete order', () => {
  always(fc.tuple(aTrack, aTrack), ([own, { plan: other = [], ...days }]) => {
    const orders = [orderOf(plannedDays(own)), { plan: [...other, ...planOf(own)], ...days, attached: other }]
    for (const order of orders) expect(reorder(own, leastOrder(own, order))).toEqual(reorder(own, order))
  })
})
