import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anObject, aPlanned, aTrack, always } from './testing/arbitrary-track.ts'
import {
  applyChange,
  attach,
  count,
  detach,
  emptyTrack,
  has,
  keyOf,
  merge,
  parseTrack,
  planOf,
  positionOf,
  reorder,
  type Track,
} from './track.ts'
import { isTrackObjectType, mostStops, type ObjectRef } from './track-fields.ts'

const museum: ObjectRef = { object_type: 'location', object_id: 1001 }
const park: ObjectRef = { object_type: 'location', object_id: 1002 }
const fair: ObjectRef = { object_type: 'event', object_id: 1001 }

const refs = (track: Track) => planOf(track).map(({ object_type, object_id }) => `${object_type} ${object_id}`)

test('locations and events are separate lists, in the order of addition', () => {
  expect([fair, museum, park].reduce(attach, emptyTrack)).toEqual({
    locations: [1001, 1002],
    events: [1001],
    plan: [fair, museum, park],
  })
})

test('there is a plan only if it contains more than the two lists', () => {
  expect([museum, fair].reduce(attach, emptyTrack)).toEqual({ locations: [1001], events: [1001] })
})

test('only a location or an event may be attached', () => {
  const foreign: unknown = { object_type: 'tour', object_id: 7 }

  expect(attach(emptyTrack, foreign as ObjectRef)).toEqual(emptyTrack)
  expect(isTrackObjectType('location') && isTrackObjectType('event')).toBe(true)
  expect(isTrackObjectType('tour')).toBe(false)
})

test('positions count from 1, and an object that is not on the track has none', () => {
  const track = [museum, park].reduce(attach, emptyTrack)

  expect([positionOf(track, park), positionOf(track, fair)]).toEqual([2, null])
})

test('a new order has days, and stops that it does not name follow', () => {
  const track = [museum, park, fair].reduce(attach, emptyTrack)

  expect(planOf(reorder(track, { plan: [{ ...fair, day: 2 }, museum] }))).toEqual([{ ...fair, day: 2 }, museum, park])
})

test('days that an order leaves out stay, and null removes them', () => {
  const days = { day_notes: [{ day: 2, note: 'train at 9' }], days: 3, start_date: '2026-12-05' }
  const track = reorder([museum, park].reduce(attach, emptyTrack), { plan: [], ...days })

  expect(reorder(track, { plan: [park] })).toMatchObject(days)
  expect(reorder(track, { plan: [], days: null, start_date: null, day_notes: [] })).toEqual({
    locations: [1001, 1002],
    events: [],
  })
})

test('days stay when stops are added and removed, and clearing removes them', () => {
  const track = reorder(attach(emptyTrack, museum), { plan: [], days: 3, start_date: '2026-12-05' })

  expect(attach(detach(track, museum), park)).toMatchObject({ days: 3, start_date: '2026-12-05' })
  expect(applyChange(track, { type: 'CLEAR' })).toEqual(emptyTrack)
})

test('when two tracks are merged, the first keeps its date, its number of days and its notes', () => {
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

describe('merging two tracks', () => {
  const emptied: Track = {
    ...emptyTrack,
    days: 7,
    start_date: '2026-05-01',
    day_notes: [{ day: 7, note: 'left over' }],
  }
  const planned = reorder(attach(emptyTrack, museum), { plan: [], days: 2, start_date: '2026-12-05' })
  const undated = attach(emptyTrack, museum)

  // The same cases as of the API, in `api/tracks/active.test.ts`.
  test.each([
    ['days of an emptied one give way to those of the other', emptied, planned, planned],
    ['days of an emptied one do not stay where the other has none', emptied, undated, undated],
    ['days of an emptied one do not join those of the other', planned, emptied, planned],
    ['days of an emptied one do not join stops without days', undated, emptied, undated],
    ['days of an emptied one stay where there are no stops', emptied, { ...emptied, days: 2 }, emptied],
  ])('%s', (_, track, other, merged) => {
    expect(merge(track, other)).toEqual(merged)
  })
})

describe('for every track', () => {
  test('attaching twice has the same result as once', () => {
    always(fc.tuple(aTrack, anObject), ([track, object]) =>
      expect(attach(attach(track, object), object)).toEqual(attach(track, object)),
    )
  })

  test('an attached object is at the end or at its position; a detached one is not on the track', () => {
    always(fc.tuple(aTrack, anObject), ([track, object]) => {
      const attached = attach(track, object)

      expect(positionOf(attached, object)).toBe(positionOf(track, object) ?? count(track) + 1)
      expect(has(detach(attached, object), object)).toBe(false)
    })
  })

  test('a new order loses and adds nothing, and has the same result when repeated', () => {
    always(fc.tuple(aTrack, fc.array(aPlanned)), ([track, plan]) => {
      const reordered = reorder(track, { plan })

      expect(refs(reordered).toSorted()).toEqual(refs(track).toSorted())
      expect(reorder(reordered, { plan })).toEqual(reordered)
    })
  })

  test('the stops of a merged track follow, and merging twice has the same result as once', () => {
    always(fc.tuple(aTrack, aTrack), ([track, other]) => {
      const merged = merge(track, other)

      const own = new Map(planOf(track).map((stop) => [keyOf(stop), stop]))
      expect(planOf(merged).slice(0, count(track)).map(keyOf)).toEqual(planOf(track).map(keyOf))
      expect(planOf(merged).map((stop) => ({ ...stop, ...own.get(keyOf(stop)) }))).toEqual(planOf(merged))
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

  test('a written track is read back unchanged', () => {
    always(aTrack, (track) => expect(parseTrack(JSON.parse(JSON.stringify(track)))).toEqual(track))
  })
})

test('a full track refuses more stops, and keeps its stops in order', () => {
  const full = parseTrack({ locations: Array.from({ length: mostStops }, (_, index) => index + 1), events: [] })

  expect(attach(full, fair)).toEqual(full)
  expect(attach(detach(full, { object_type: 'location', object_id: 1 }), fair).events).toEqual([fair.object_id])
})
