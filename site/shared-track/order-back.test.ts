import type { Track } from '@tropa/machines'
import { expect, test } from 'vitest'
import { orderOfTrack } from './order-back.ts'

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

test('an order is sent with all its fields, so that it replaces newer values', () => {
  expect(orderOfTrack(aTrack(place(2, 1), place(1, 2)))).toEqual({
    plan: [place(2, 1), place(1, 2)],
    day_notes: [],
    days: null,
    start_date: null,
  })
})
