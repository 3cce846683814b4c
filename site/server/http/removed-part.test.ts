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
  fc.record({
    kind: fc.constant('stops' as const),
    stops: fc.array(
      stops.map(({ object_type, object_id, day }) => ({ object_type, object_id, ...(day !== undefined && { day }) })),
      { minLength: 1, maxLength: 100 },
    ),
  }),
  fc.record({ kind: fc.constant('track' as const), id: ids, count: fc.integer({ min: 1, max: 300 }) }),
)

test('removed stops of an account’s track are read back from their cookie, which has room for any note', () => {
  fc.assert(
    fc.property(parts, (part) => {
      const text = removedPartText(part)
      expect(readRemovedPart(text)).toEqual(part)
      expect(encodeURIComponent(text).length).toBeLessThan(3000)
    }),
  )
})

test('the stops of the longest track stay in order, without days where these do not fit', () => {
  const longest = Array.from({ length: 300 }, (_, index) => ({
    object_type: 'location' as const,
    object_id: 999_999_999 - index,
    day: 99,
  }))
  const text = removedPartText({ kind: 'stops', stops: longest })

  expect(encodeURIComponent(text).length).toBeLessThan(4000)
  const kept = longest.map(({ object_type, object_id }) => ({ object_type, object_id }))
  expect(readRemovedPart(text)).toEqual({ kind: 'stops', stops: kept })
})

test.each([
  undefined,
  'stops.',
  'stops.x1',
  '',
  'track.0.1',
  'track.1.0',
  'tour.1.0..',
  'location.0.0..',
  'location.1.1000..',
  'a.b',
])('a cookie with %o is ignored', (text) => {
  expect(readRemovedPart(text)).toBeUndefined()
})
