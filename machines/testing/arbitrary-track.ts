import fc from 'fast-check'
import { applyChange, emptyTrack, type TrackChange } from '../track.ts'

const objectFields = {
  object_type: fc.constantFrom('location' as const, 'event' as const),
  object_id: fc.integer({ min: 1, max: 6 }),
}
export const anObject = fc.record(objectFields)
const aNote = fc.constantFrom('take a torch', 'lunch', '\u{1f9e3}')
export const aDetached = fc.oneof(anObject, fc.record({ ...objectFields, seen: fc.oneof(aNote, fc.constant('')) }))
const aDay = fc.integer({ min: 1, max: 3 })
export const aPlanned = fc.oneof(
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
    detached: fc.array(aDetached, { maxLength: 3 }),
    day_notes: fc
      .uniqueArray(fc.record({ day: aDay, note: aNote }), { selector: ({ day }) => day })
      .map((notes) => notes.toSorted((one, other) => one.day - other.day)),
    days: fc.option(fc.integer({ min: 1, max: 9 })),
    start_date: fc.constantFrom('2026-12-05', '2028-02-29', null),
  },
  { requiredKeys: ['plan'] },
)
export const aChange: fc.Arbitrary<TrackChange> = fc.oneof(
  { weight: 5, arbitrary: aPlanned.map((object): TrackChange => ({ type: 'ATTACH', object })) },
  { weight: 2, arbitrary: aDetached.map((object): TrackChange => ({ type: 'DETACH', object })) },
  { weight: 2, arbitrary: anOrder.map((order): TrackChange => ({ type: 'REORDER', ...order })) },
  { weight: 1, arbitrary: fc.constant<TrackChange>({ type: 'CLEAR' }) },
)
export const aTrack = fc.array(aChange, { maxLength: 20 }).map((changes) => changes.reduce(applyChange, emptyTrack))

/** Holds of every value. */
export const always = <T>(one: fc.Arbitrary<T>, holds: (value: T) => void) =>
  fc.assert(
    fc.property(one, (value) => {
      holds(value)
    }),
  )
