import { attach, count, emptyTrack, mostStops, type ObjectRef, type Track } from '@tropa/machines'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { additionsTo, isTrackFull } from './additions.ts'

const place = (object_id: number): ObjectRef => ({ object_type: 'location', object_id })
const trackOf = (stops: number): Track => ({
  locations: Array.from({ length: stops }, (_, index) => index + 1),
  events: [],
})

test('the added stops are the new ones of the track, and the others did not fit', () => {
  const aPress = fc.record({
    stops: fc.integer({ min: mostStops - 8, max: mostStops }),
    ids: fc.array(fc.integer({ min: mostStops - 10, max: mostStops + 10 }), { minLength: 1, maxLength: 12 }),
  })
  fc.assert(
    fc.property(aPress, ({ stops, ids }) => {
      const before = trackOf(stops)
      const objects = ids.map(place)

      const { added, leftOut } = additionsTo(before, objects)

      const after = objects.reduce(attach, before)
      expect(count(after)).toBe(count(before) + added.length)
      expect(after).toEqual(added.reduce(attach, before))
      expect(leftOut).toBe(new Set(ids.filter((id) => id > stops)).size - added.length)
    }),
    { numRuns: 12 },
  )
})

test('a track is full only at its limit', () => {
  expect([emptyTrack, trackOf(mostStops - 1), trackOf(mostStops)].map(isTrackFull)).toEqual([false, false, true])
})
