import type { Track } from '@tropa/machines'
import { expect, test } from 'vitest'
import { isReordered, orderOfTrack } from './order-back.ts'

const place = (object_id: number, day?: number) => ({
  object_type: 'location' as const,
  object_id,
  ...(day !== undefined && { day }),
})
const aTrack = (...plan: ReturnType<typeof place>[]): Track => ({
  locations: plan.map(({ object_id }) => object_id),
  events: [],
  plan,
})

test.each([
  ['another order', aTrack(place(2), place(1)), true],
  ['another day', aTrack(place(1), place(2, 2)), true],
  ['another order beside something new', aTrack(place(3), place(2), place(1)), true],
  ['something new at the end', aTrack(place(1), place(2), place(3)), false],
  ['something new between', aTrack(place(1), place(3), place(2)), false],
  ['something less', aTrack(place(2)), false],
])('%s', (_, now, expected) => {
  expect(isReordered(aTrack(place(1), place(2)), now)).toBe(expected)
})

test('an order is sent with all that it may change, so that nothing newer stays', () => {
  expect(orderOfTrack(aTrack(place(2, 1), place(1, 2)))).toEqual({
    plan: [place(2, 1), place(1, 2)],
    day_notes: [],
    days: null,
    start_date: null,
  })
})
