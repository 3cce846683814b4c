import type { TrackStop } from '@tropa/contract'
import { expect, test } from 'vitest'
import { movedStop } from './moved-stop.ts'

const stop = (object_id: number, day?: number): TrackStop => ({
  object_type: 'location',
  object_id,
  ...(day !== undefined && { day }),
})
const [a, b, c, d] = [stop(1), stop(2), stop(3), stop(4)]

test.each<[string, TrackStop[], TrackStop[], TrackStop | undefined]>([
  ['moved down by two', [a, b, c, d], [b, c, a, d], a],
  ['moved up by two', [a, b, c, d], [c, a, b, d], c],
  ['moved up by one', [a, b, c], [b, a, c], b],
  ['moved to another day in its place', [stop(1, 1), stop(2, 1), stop(3, 1)], [stop(1, 1), stop(2, 1), stop(3, 2)], c],
  ['put on a day', [stop(1, 1), b], [stop(1, 1), stop(2, 1)], b],
  ['moved to another day and place', [stop(1, 1), stop(2, 1), stop(3, 2)], [stop(2, 1), stop(3, 2), stop(1, 2)], a],
  ['two of them moved', [a, b, c, d], [d, c, b, a], undefined],
  ['another number of each day', [stop(1, 1), stop(2, 2), stop(3, 3)], [stop(1, 1), stop(2, 1), stop(3, 2)], undefined],
  ['nothing moved, the first day named', [a, b], [stop(1, 1), stop(2, 1)], undefined],
])('%s', (_, before, after, moved) => {
  const ref = moved && { object_type: moved.object_type, object_id: moved.object_id }
  expect(movedStop(before, after)).toEqual(ref)
})
