import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aPlanned, aChange, always } from './testing/arbitrary-track.ts'
import { count, emptyTrack, parseChange, parseTrack } from './track.ts'
import { mostStops, type ObjectRef } from './track-fields.ts'

const fair: ObjectRef = { object_type: 'event', object_id: 1001 }

test('the shape of the specification, without a plan, is read', () => {
  expect(parseTrack({ locations: [3, 1], events: [2] })).toEqual({ locations: [3, 1], events: [2] })
})

test.each([null, undefined, 7, 'track', [], { locations: 5, events: { 0: 1 }, plan: 'x' }])(
  '%j is an empty track',
  (found) => {
    expect(parseTrack(found)).toEqual(emptyTrack)
  },
)

test.each([
  [{ days: 0 }, {}],
  [{ days: 100 }, {}],
  [{ start_date: '2026-02-30' }, {}],
  [{ start_date: '2026-2-3' }, {}],
  [{ start_date: '1899-12-31' }, {}],
  [{ start_date: '2200-01-01' }, {}],
  [{ start_date: '2199-12-31' }, { start_date: '2199-12-31' }],
  [{ day_notes: [{ day: 1, note: 'a\0b' }] }, { day_notes: [{ day: 1, note: 'ab' }] }],
  [{ day_notes: [{ day: 1, note: `${'x'.repeat(999)}🧣` }] }, { day_notes: [{ day: 1, note: 'x'.repeat(999) }] }],
  [{ start_date: null, days: null, day_notes: null }, {}],
  [
    { day_notes: [{ day: 1, note: '' }, { day: 1, note: 'x'.repeat(1001) }, 7] },
    { day_notes: [{ day: 1, note: 'x'.repeat(1000) }] },
  ],
  [
    {
      day_notes: [
        { day: 3, note: 'c' },
        { day: 2, note: 'b\ud800' },
      ],
    },
    {
      day_notes: [
        { day: 2, note: 'b' },
        { day: 3, note: 'c' },
      ],
    },
  ],
])('of the days %j the valid ones are kept', (found, read) => {
  expect(parseTrack({ locations: [1], events: [], ...found })).toEqual({ locations: [1], events: [], ...read })
})

test('only invalid parts are left out', () => {
  const plan = [
    { object_type: 'tour', object_id: 1 },
    { object_type: 'event', object_id: 2, day: 0 },
    { object_type: 'location', object_id: 9 },
    null,
  ]

  expect(parseTrack({ locations: [1, '2', -3, 1.5, null, 1], events: [2], plan })).toEqual({
    locations: [1],
    events: [2],
    plan: [
      { object_type: 'event', object_id: 2 },
      { object_type: 'location', object_id: 1 },
    ],
  })
})

test('a change is read back unchanged, and anything else is rejected', () => {
  always(aChange, (change) => expect(parseChange(JSON.parse(JSON.stringify(change)))).toEqual([change]))

  expect([null, 7, {}, { type: 'FLY' }, { type: 'ATTACH' }, { type: 'SAVE', key: 7 }].flatMap(parseChange)).toEqual([])
  expect(parseChange({ type: 'ATTACH', object: fair, foreign: 1 })).toEqual([{ type: 'ATTACH', object: fair }])
})

test('a save is read back with the id of the saved track that it replaces, if that is valid', () => {
  const save = { type: 'SAVE', key: 'a', title: 'Зима' }
  const replacing = (replaces: unknown) => parseChange({ ...save, replaces })

  expect(replacing(31)).toEqual([{ ...save, replaces: 31 }])
  for (const replaces of ['31', 0, 1.5, null]) expect(replacing(replaces)).toEqual([save])
})

test('no value makes reading fail, and the result is a complete track', () => {
  const anything = fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withSet: true,
  })
  const nearly = fc.record({
    locations: fc.array(fc.anything()),
    events: fc.array(fc.integer()),
    plan: fc.array(fc.oneof(aPlanned, fc.anything())),
  })
  always(fc.oneof(anything, nearly), (found) => {
    const track = parseTrack(found)

    expect(parseTrack(track)).toEqual(track)
  })
})

test('a full track is read from a storage full of ids, in a short time', () => {
  const ids = Array.from({ length: 50_000 }, (_, index) => index + 1)

  expect(count(parseTrack({ locations: ids, events: ids }))).toBe(mostStops)
})
