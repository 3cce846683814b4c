import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applyChange,
  attach,
  count,
  detach,
  emptyTrack,
  has,
  isTrackObjectType,
  merge,
  mostStops,
  type ObjectRef,
  parseChange,
  parseTrack,
  planOf,
  positionOf,
  reorder,
  type Track,
  type TrackChange,
} from './track.ts'

const museum: ObjectRef = { object_type: 'location', object_id: 1001 }
const park: ObjectRef = { object_type: 'location', object_id: 1002 }
const fair: ObjectRef = { object_type: 'event', object_id: 1001 }

const anObject = fc.record({
  object_type: fc.constantFrom('location' as const, 'event' as const),
  object_id: fc.integer({ min: 1, max: 6 }),
})
const aNote = fc.constantFrom('take a torch', 'lunch', '\u{1f9e3}')
const aDay = fc.integer({ min: 1, max: 3 })
const aPlanned = fc.oneof(
  anObject,
  fc.record(
    {
      object_type: fc.constant('event' as const),
      object_id: fc.integer({ min: 1, max: 6 }),
      day: aDay,
      note: aNote,
    },
    { requiredKeys: ['object_type', 'object_id'] },
  ),
)
const anOrder = fc.record(
  {
    plan: fc.array(aPlanned),
    attached: fc.array(aPlanned, { maxLength: 3 }),
    detached: fc.array(aPlanned, { maxLength: 3 }),
    day_notes: fc
      .uniqueArray(fc.record({ day: aDay, note: aNote }), { selector: ({ day }) => day })
      .map((notes) => notes.toSorted((one, other) => one.day - other.day)),
    days: fc.option(fc.integer({ min: 1, max: 9 })),
    start_date: fc.constantFrom('2026-12-05', '2028-02-29', null),
  },
  { requiredKeys: ['plan'] },
)
const aChange: fc.Arbitrary<TrackChange> = fc.oneof(
  { weight: 5, arbitrary: aPlanned.map((object): TrackChange => ({ type: 'ATTACH', object })) },
  { weight: 2, arbitrary: anObject.map((object): TrackChange => ({ type: 'DETACH', object })) },
  { weight: 2, arbitrary: anOrder.map((order): TrackChange => ({ type: 'REORDER', ...order })) },
  { weight: 1, arbitrary: fc.constant<TrackChange>({ type: 'CLEAR' }) },
)
const aTrack = fc.array(aChange, { maxLength: 20 }).map((changes) => changes.reduce(applyChange, emptyTrack))
const refs = (track: Track) => planOf(track).map(({ object_type, object_id }) => `${object_type} ${object_id}`)
const always = <T>(one: fc.Arbitrary<T>, holds: (value: T) => void) =>
  fc.assert(
    fc.property(one, (value) => {
      holds(value)
    }),
  )

test('locations and events are listed apart, in the order they came', () => {
  expect([fair, museum, park].reduce(attach, emptyTrack)).toEqual({
    locations: [1001, 1002],
    events: [1001],
    plan: [fair, museum, park],
  })
})

test('a plan stands only where it says more than the two lists', () => {
  expect([museum, fair].reduce(attach, emptyTrack)).toEqual({ locations: [1001], events: [1001] })
})

test('nothing but a location or an event may be attached', () => {
  const foreign: unknown = { object_type: 'tour', object_id: 7 }

  expect(attach(emptyTrack, foreign as ObjectRef)).toEqual(emptyTrack)
  expect(isTrackObjectType('location') && isTrackObjectType('event')).toBe(true)
  expect(isTrackObjectType('tour')).toBe(false)
})

test('positions count from 1, and there is none for what is not there', () => {
  const track = [museum, park].reduce(attach, emptyTrack)

  expect([positionOf(track, park), positionOf(track, fair)]).toEqual([2, null])
})

test('a new order carries days, and what it does not name follows', () => {
  const track = [museum, park, fair].reduce(attach, emptyTrack)

  expect(planOf(reorder(track, { plan: [{ ...fair, day: 2 }, museum] }))).toEqual([{ ...fair, day: 2 }, museum, park])
})

test('what an order leaves out of the days stays, and null removes it', () => {
  const days = { day_notes: [{ day: 2, note: 'train at 9' }], days: 3, start_date: '2026-12-05' }
  const track = reorder([museum, park].reduce(attach, emptyTrack), { plan: [], ...days })

  expect(reorder(track, { plan: [park] })).toMatchObject(days)
  expect(reorder(track, { plan: [], days: null, start_date: null, day_notes: [] })).toEqual({
    locations: [1001, 1002],
    events: [],
  })
})

test('days stay while stops come and go, and clearing forgets them', () => {
  const track = reorder(attach(emptyTrack, museum), { plan: [], days: 3, start_date: '2026-12-05' })

  expect(attach(detach(track, museum), park)).toMatchObject({ days: 3, start_date: '2026-12-05' })
  expect(applyChange(track, { type: 'CLEAR' })).toEqual(emptyTrack)
})

test('of two tracks that become one, the first keeps its date, its number of days and its notes', () => {
  const one = reorder(attach(emptyTrack, museum), { plan: [], days: 2, day_notes: [{ day: 2, note: 'mine' }] })
  const other = reorder(attach(emptyTrack, park), {
    plan: [],
    days: 5,
    start_date: '2026-12-05',
    day_notes: [
      { day: 1, note: 'theirs' },
      { day: 2, note: 'theirs' },
    ],
  })

  expect(merge(one, other)).toEqual({
    locations: [1001, 1002],
    events: [],
    day_notes: [
      { day: 1, note: 'theirs' },
      { day: 2, note: 'mine' },
    ],
    days: 2,
    start_date: '2026-12-05',
  })
})

describe('for every track', () => {
  test('attaching twice equals once', () => {
    always(fc.tuple(aTrack, anObject), ([track, object]) =>
      expect(attach(attach(track, object), object)).toEqual(attach(track, object)),
    )
  })

  test('what is attached is there, at the end or where it was; what is detached is not', () => {
    always(fc.tuple(aTrack, anObject), ([track, object]) => {
      const attached = attach(track, object)

      expect(positionOf(attached, object)).toBe(positionOf(track, object) ?? count(track) + 1)
      expect(has(detach(attached, object), object)).toBe(false)
    })
  })

  test('a new order loses nothing, adds nothing and stays the same when given again', () => {
    always(fc.tuple(aTrack, fc.array(aPlanned)), ([track, plan]) => {
      const reordered = reorder(track, { plan })

      expect(refs(reordered).toSorted()).toEqual(refs(track).toSorted())
      expect(reorder(reordered, { plan })).toEqual(reordered)
    })
  })

  test('what another track brings follows, and bringing it twice equals once', () => {
    always(fc.tuple(aTrack, aTrack), ([track, other]) => {
      const merged = merge(track, other)

      expect(planOf(merged).slice(0, count(track))).toEqual(planOf(track))
      expect(new Set(refs(merged))).toEqual(new Set([...refs(track), ...refs(other)]))
      expect(merge(merged, other)).toEqual(merged)
    })
  })

  test('the lists and the plan name the same objects, each once', () => {
    always(aTrack, (track) => {
      expect(new Set(refs(track)).size).toBe(count(track))
      expect(refs({ locations: track.locations, events: track.events }).toSorted()).toEqual(refs(track).toSorted())
    })
  })

  test('what is written is read back the same', () => {
    always(aTrack, (track) => expect(parseTrack(JSON.parse(JSON.stringify(track)))).toEqual(track))
  })
})

describe('reading what lies in storage', () => {
  test('the specification’s own shape, without a plan, is understood', () => {
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
  ])('of the days %j, what can be understood is kept', (found, read) => {
    expect(parseTrack({ locations: [1], events: [], ...found })).toEqual({ locations: [1], events: [], ...read })
  })

  test('only what cannot be understood is left out', () => {
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

  test('a change is read back the same, and what is not one is none', () => {
    always(aChange, (change) => expect(parseChange(JSON.parse(JSON.stringify(change)))).toEqual([change]))

    expect([null, 7, {}, { type: 'FLY' }, { type: 'ATTACH' }, { type: 'SAVE', key: 7 }].flatMap(parseChange)).toEqual(
      [],
    )
    expect(parseChange({ type: 'ATTACH', object: fair, foreign: 1 })).toEqual([{ type: 'ATTACH', object: fair }])
  })

  test('nothing at all makes it fail, and what is read is a whole track', () => {
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

  test('of a store full of ids a whole track is read, without a long wait', () => {
    const ids = Array.from({ length: 50_000 }, (_, index) => index + 1)

    expect(count(parseTrack({ locations: ids, events: ids }))).toBe(mostStops)
  })

  test('a full track takes no more, and what is on it stays in its order', () => {
    const full = parseTrack({ locations: Array.from({ length: mostStops }, (_, index) => index + 1), events: [] })

    expect(attach(full, fair)).toEqual(full)
    expect(attach(detach(full, { object_type: 'location', object_id: 1 }), fair).events).toEqual([fair.object_id])
  })
})
