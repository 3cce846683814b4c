import { TrackContent, trackLimits } from '@tropa/contract'
import { longestNote, mostDays, mostStops, parseTrack } from '@tropa/machines'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { contentOf } from './sent-track.ts'

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('x'.repeat(999) + '🧣', '🧣'.repeat(600), 'x'.repeat(50_000), '\0', 'a\0b', '\ud800', '\r\nBcc: x'),
)
const number = fc.oneof(fc.integer(), fc.constantFrom(0, -1, 1.5, 99, 100, 9999, 999_999_999, 1_000_000_000, '1', null))
const date = fc.constantFrom(
  '2028-02-29',
  '2027-02-29',
  '0000-01-01',
  '1899-12-31',
  '2199-12-31',
  '2200-01-01',
  '9999-12-31',
)
const stop = fc.record({
  object_type: fc.constantFrom('location', 'event', 'tour', '__proto__', 7),
  object_id: fc.oneof(fc.integer({ min: 1, max: 400 }), number),
  day: number,
  note: text,
})
const hostile = fc.record(
  {
    locations: fc.array(fc.oneof(fc.integer({ min: 1, max: 400 }), number), { maxLength: 400 }),
    events: fc.oneof(fc.constant(Array.from({ length: 1000 }, (_, index) => index + 1)), fc.array(number)),
    plan: fc.oneof(fc.array(stop, { maxLength: 400 }), fc.anything()),
    day_notes: fc.oneof(fc.array(fc.record({ day: number, note: text })), fc.anything()),
    days: number,
    start_date: fc.oneof(date, fc.string()),
    version: fc.constant(99),
  },
  { requiredKeys: [] },
)

test('a track that is read from any stored text is accepted by the contract', () => {
  fc.assert(
    fc.property(fc.oneof(hostile, fc.anything()), (found) => {
      expect(v.safeParse(TrackContent, contentOf(parseTrack(found))).issues).toBeUndefined()
    }),
  )
})

test('a track in a browser has the limits of the contract', () => {
  const { stops, days } = trackLimits
  const note = 'x'.repeat(longestNote)
  const plan = Array.from({ length: 11 }, (_, index) => ({ object_type: 'location', object_id: index + 1, note }))
  const track = parseTrack({ locations: plan.map(({ object_id }) => object_id), events: [], plan })

  expect([mostStops, mostDays]).toEqual([stops, days])
  expect(track.plan?.reduce((sum, one) => sum + (one.note?.length ?? 0), 0)).toBe(trackLimits.notes)
})
