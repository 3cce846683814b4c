import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyChange, attach, emptyTrack, keyOf, planOf, reorder, type Track } from './track.ts'
import type { ObjectRef } from './track-fields.ts'
import {
  type DaysChange,
  dayCount,
  orderOf,
  plannedDays,
  stepped,
  toDay,
  withDayNote,
  withNewDay,
  withoutDay,
  withStopNote,
} from './track-days.ts'

const one: ObjectRef = { object_type: 'location', object_id: 1 }
const two: ObjectRef = { object_type: 'location', object_id: 2 }
const three: ObjectRef = { object_type: 'event', object_id: 1 }
const flat = [one, two, three].reduce(attach, emptyTrack)
const after = (track: Track, change: DaysChange | null) => (change ? applyChange(track, change) : track)
const shape = (track: Track) => plannedDays(track).map(({ day, stops }) => [day, stops.map(keyOf).join(' ')])

const aTrack = fc
  .record({
    plan: fc.uniqueArray(
      fc.record(
        {
          object_type: fc.constantFrom('location' as const, 'event' as const),
          object_id: fc.integer({ min: 1, max: 5 }),
          day: fc.integer({ min: 1, max: 4 }),
          note: fc.constantFrom('lunch', 'sledge'),
        },
        { requiredKeys: ['object_type', 'object_id'] },
      ),
      { selector: keyOf, minLength: 1, maxLength: 8 },
    ),
    day_notes: fc.constantFrom([], [{ day: 2, note: 'train at 9' }]),
    days: fc.constantFrom(null, 2, 5),
  })
  .map((order) => reorder(order.plan.reduce(attach, emptyTrack), order))
const always = <T>(one: fc.Arbitrary<T>, holds: (value: T) => void) =>
  fc.assert(
    fc.property(one, (value) => {
      holds(value)
    }),
  )

test('a track without days is one day, and its text stays unchanged', () => {
  expect(shape(flat)).toEqual([[1, 'location1 location2 event1']])
  expect(after(flat, orderOf(plannedDays(flat)))).toEqual(flat)
})

test('a new day is empty, and stops that are added then have no day yet', () => {
  const divided = after(flat, withNewDay(flat))
  const more = attach(divided, { object_type: 'location', object_id: 9 })

  expect(shape(divided)).toEqual([
    [1, 'location1 location2 event1'],
    [2, ''],
  ])
  expect(shape(more).at(-1)).toEqual([null, 'location9'])
})

test('at the end of a day the next step goes to the adjacent day, and at the ends of the track there is none', () => {
  const divided = after(flat, withNewDay(flat))
  const moved = after(divided, stepped(divided, three, 'down'))

  expect(shape(moved)).toEqual([
    [1, 'location1 location2'],
    [2, 'event1'],
  ])
  expect(after(moved, stepped(moved, three, 'up'))).toEqual(divided)
  expect([stepped(moved, three, 'down'), stepped(moved, one, 'up')]).toEqual([null, null])
})

test('removing a day leaves its stops without a day, and later days move up', () => {
  const track = after(flat, toDay(flat, two, 2))
  const noted = after(track, withDayNote(2, 'train at 9'))
  const three_ = after(noted, toDay(noted, three, 3))

  expect(shape(after(three_, withoutDay(three_, 2)))).toEqual([
    [1, 'location1'],
    [2, 'event1'],
    [null, 'location2'],
  ])
  expect(after(three_, withoutDay(three_, 2)).day_notes).toBeUndefined()
})

test('removing an empty one of the last two days leaves a track without days', () => {
  const divided = after(flat, withNewDay(flat))

  expect(after(divided, withoutDay(divided, 2))).toEqual(flat)
})

test('a note belongs to its day or stop, and an empty note is removed', () => {
  const noted = after(flat, withStopNote(two, 'closed on Mondays'))
  const both = after(noted, withDayNote(1, 'warm boots'))

  expect(planOf(both)[1]).toEqual({ ...two, note: 'closed on Mondays' })
  expect(plannedDays(both)[0]?.note).toBe('warm boots')
  expect(after(after(both, withStopNote(two, '')), withDayNote(1, ''))).toEqual(flat)
})

test('no change of days loses a stop or its note, and each stop is where it was moved to, on any track', () => {
  always(fc.tuple(aTrack, fc.nat(7), fc.integer({ min: 1, max: 6 }), fc.nat(3)), ([track, pick, day, index]) => {
    const plan = planOf(track)
    const stop = plan[pick % plan.length] ?? one
    const moved = after(track, toDay(track, stop, day, index))
    const removed = after(track, withoutDay(track, 1))
    const same = (other: Track) =>
      planOf(other)
        .map(({ day: _, ...rest }) => JSON.stringify(rest))
        .toSorted()

    for (const changed of [moved, removed, after(track, withNewDay(track)), after(track, stepped(track, stop, 'down'))])
      expect(same(changed)).toEqual(same(track))
    expect(
      plannedDays(moved)
        .find((one) => one.day === day)
        ?.stops.map(keyOf),
    ).toContain(keyOf(stop))
    expect(after(track, orderOf(plannedDays(track))).locations.toSorted()).toEqual(track.locations.toSorted())
    expect(dayCount(after(track, withNewDay(track)))).toBe(dayCount(track) + 1)
  })
})
