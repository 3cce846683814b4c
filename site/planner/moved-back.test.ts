import {
  applyChange,
  attach,
  planOf,
  type PlannedObject,
  toDay,
  type Track,
  withNewDay,
  withStopNote,
} from '@tropa/machines'
import { expect, test } from 'vitest'
import { orderBefore } from './moved-back.ts'

const stop = (object_id: number, day?: number): PlannedObject => ({
  object_type: 'location',
  object_id,
  ...(day !== undefined && { day }),
})
const before: Track = { locations: [1, 2, 3], events: [], plan: [stop(1, 1), stop(2, 1), stop(3, 2)], days: 2 }
const text = (track: Track) =>
  planOf(track)
    .map(({ object_id, day, note }) => `${object_id}@${day ?? '-'}${note ? `:${note}` : ''}`)
    .join()
const back = (moved: Track, now = moved) => applyChange(now, orderBefore(before, moved, now))
const movedTo = (day: number | null) => applyChange(before, toDay(before, stop(1), day))

test.each([2, 3, null])(
  'a stop that was moved to day %s returns to its position, and a day that was added for it is removed',
  (day) => {
    const found = back(movedTo(day))
    expect([text(found), found.days]).toEqual(['1@1,2@1,3@2', 2])
  },
)

test('a stop, a note and a day that were added after the move stay', () => {
  const moved = movedTo(2)
  const noted = applyChange(attach(moved, stop(4)), withStopNote(stop(1), 'Skates'))
  const newDay = withNewDay(noted)
  const now = newDay ? applyChange(noted, newDay) : noted
  const found = back(moved, now)
  expect([text(found), found.days]).toEqual(['1@1:Skates,2@1,3@2,4@-', 3])
})
