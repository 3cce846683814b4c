// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRemovedPart, type RemovedPart, removedPartText } from './removed-part.ts'

const ids = fc.integer({ min: 1, max: 999_999_999 })
const longestNote = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom('ы'.repeat(1000), '雪'.repeat(1000), '\n'.repeat(1000), '🛶'.repeat(500)),
)
const stops = fc.record(
  {
    object_type: fc.constantFrom('location' as const, 'event' as const),
    object_id: ids,
    day: fc.integer({ min: 1, max: 99 }),
    note: longestNote.filter((note) => note !== ''),
  },
  { requiredKeys: ['object_type', 'object_id'] },
)
const parts: fc.Arbitrary<RemovedPart> = fc.oneof(
  fc.record({ kind: fc.constant('stop' as const), stop: stops, index: fc.integer({ min: 0, max: 299 }) }),
  fc.record({ kind: fc.constant('track' as const), id: ids, count: fc.integer({ min: 1, max: 300 }) }),
)

test('what was taken off an account’s track survives its cookie, whose limit no note exceeds', () => {
  fc.assert(
    fc.property(parts, (part) => {
      const text = removedPartText(part)
      expect(readRemovedPart(text)).toEqual(part)
      expect(encodeURIComponent(text).length).toBeLessThan(3000)
    }),
  )
})

test.each([undefined, '', 'track.0.1', 'track.1.0', 'tour.1.0..', 'location.0.0..', 'location.1.1000..', 'a.b'])(
  'a cookie of %o is none',
  (text) => {
    expect(readRemovedPart(text)).toBeUndefined()
  },
)
