import { emptyTrack, attach, type ObjectRef, planOf } from '@tropa/machines'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { objectsIn } from './early-presses.ts'
import { guestTrackText, mostGuestStops, readGuestTrack } from './guest-track.ts'

const anObject = fc.record({
  object_type: fc.constantFrom('location' as const, 'event' as const),
  object_id: fc.integer({ min: 1, max: 999_999_999 }),
})

test('a written track is read back unchanged, in its order', () => {
  fc.assert(
    fc.property(fc.array(anObject, { maxLength: mostGuestStops }), (objects: ObjectRef[]) => {
      const track = objects.reduce(attach, emptyTrack)
      expect(planOf(readGuestTrack(guestTrackText(track)))).toEqual(planOf(track))
    }),
  )
})

test('the longest track fits into a cookie', () => {
  const objects = Array.from({ length: mostGuestStops }, (_, index) => ({ object_id: 999_999_999 - index }))
  const track = objects.reduce(
    (before, { object_id }) => attach(before, { object_type: 'event', object_id }),
    emptyTrack,
  )

  expect(encodeURIComponent(guestTrackText(track)).length).toBeLessThan(4000)
})

test('a track is read from any cookie', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (text) => {
      expect(planOf(readGuestTrack(text)).length).toBeLessThanOrEqual(mostGuestStops)
    }),
  )
  expect(planOf(readGuestTrack('l1.x2.e0.l-1.e4001.l1e3.l1'))).toEqual([
    { object_type: 'location', object_id: 1 },
    { object_type: 'event', object_id: 4001 },
  ])
  expect(readGuestTrack(undefined)).toEqual(emptyTrack)
})

test.each(['', 'tour/7', 'location/', 'location/0', 'location/1e3', 'location/9999999999', 'location/7/8x y'])(
  'the value %j of a control is not an object that a track can have',
  (text) => {
    expect(objectsIn(text)).toEqual([])
  },
)
