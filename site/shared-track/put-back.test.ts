import { calendarDate, type SharedTrack } from '@tropa/contract'
import { parseTrack, type PlannedObject, type Track } from '@tropa/machines'
import { expect, test } from 'vitest'
import { placeAgain, type Removal, removalFrom, stopAgain } from './put-back.ts'

const stop = (object_id: number, day?: number, note?: string): PlannedObject => ({
  object_type: 'location',
  object_id,
  ...(day !== undefined && { day }),
  ...(note !== undefined && { note }),
})
const trackOf = (plan: readonly PlannedObject[], days?: number): Track =>
  parseTrack({ locations: plan.map(({ object_id }) => object_id), events: [], plan, days })
const shared = (track: Track): SharedTrack => ({
  ...track,
  locations: [...track.locations],
  events: [],
  plan: [...(track.plan ?? [])],
  day_notes: [],
  object_list: [],
  start_date: calendarDate('2026-12-24'),
  title: null,
  version: 1,
  can_add: true,
  is_own: false,
  expires_at: '2027-01-01T00:00:00Z',
})

function removed(before: Track, object_id: number): Removal {
  const removal = removalFrom(shared(before), stop(object_id))
  if (!removal) throw new Error('not on the track')
  return removal
}
const idsIn = (plan: readonly PlannedObject[] | null) => plan?.map(({ object_id }) => object_id)

test('a stop that the track did not have is not a removal', () => {
  expect(removalFrom(shared(trackOf([stop(1, 1)])), stop(2))).toBeNull()
})

test('a stop is restored with its day and note, after the one that it followed', () => {
  const removal = removed(trackOf([stop(1, 1), stop(2, 1, 'Skates'), stop(3, 2)], 2), 2)

  expect(stopAgain(removal, trackOf([stop(1, 1), stop(3, 2)], 2))).toEqual(stop(2, 1, 'Skates'))
  expect(placeAgain(removal, trackOf([stop(1, 1), stop(3, 2), stop(2, 1, 'Skates')], 2))).toEqual([
    stop(1, 1),
    stop(2, 1, 'Skates'),
    stop(3, 2),
  ])
})

test('orders and stops of others stay unchanged', () => {
  const removal = removed(trackOf([stop(1, 1), stop(2, 1), stop(3, 1), stop(4, 2)], 2), 2)
  const now = trackOf([stop(4, 1), stop(3, 1), stop(1, 2), stop(5, 2), stop(2, 1)], 2)

  expect(placeAgain(removal, now)).toEqual([stop(4, 1), stop(3, 1), stop(1, 2), stop(2, 1), stop(5, 2)])
})

test('a stop whose predecessor was removed too follows the one before that, and the first one is first', () => {
  const before = trackOf([stop(1), stop(2), stop(3), stop(4)])

  expect(idsIn(placeAgain(removed(before, 3), trackOf([stop(1), stop(4), stop(3)])))).toEqual([1, 3, 4])
  expect(idsIn(placeAgain(removed(before, 1), trackOf([stop(2), stop(1)])))).toEqual([1, 2])
})

test('no order is sent if the stop is already at its position', () => {
  const before = trackOf([stop(1, 1), stop(2, 1)])

  expect(placeAgain(removed(before, 2), before)).toBeNull()
  expect(placeAgain(removed(before, 2), trackOf([stop(1, 1)]))).toBeNull()
})

test.each<[string, Track, Track, number | undefined]>([
  ['that was its own comes back', trackOf([stop(1, 1), stop(2, 2)]), trackOf([stop(1, 1)]), 2],
  ['that divided the track comes back', trackOf([stop(1), stop(2, 1)]), trackOf([stop(1)]), 1],
  ['that was removed since does not', trackOf([stop(1, 1), stop(2, 3)], 3), trackOf([stop(1, 1)], 2), undefined],
  ['of a track that is no longer divided does not', trackOf([stop(1, 1), stop(2, 1)]), trackOf([stop(1)]), undefined],
])('a day %s', (_, before, now, day) => {
  expect(stopAgain(removed(before, 2), now).day).toBe(day)
})
