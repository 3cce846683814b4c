import { applyChange, emptyTrack, planOf, type Track } from '@tropa/machines'
import { describe, expect, test } from 'vitest'
import { changesToTake, changesToTakeBack, type TakenTrack } from './take-track.ts'

const own: Track = { locations: [1001], events: [], days: 2, start_date: '2026-12-01' }
const taken: TakenTrack = {
  locations: [1002, 1001],
  events: [2001],
  plan: [
    { object_type: 'event', object_id: 2001, day: 1, note: 'Билеты' },
    { object_type: 'location', object_id: 1002, day: 2 },
    { object_type: 'location', object_id: 1001, day: 3 },
  ],
  day_notes: [{ day: 3, note: 'Домой' }],
  days: 3,
  start_date: '2027-02-01',
}
const after = (track: Track, how: 'join' | 'replace', from = taken) =>
  changesToTake(track, from, how).reduce(applyChange, track)

test('the days of added stops follow the visitor’s own days, which keep their date', () => {
  expect(after(own, 'join')).toEqual({
    locations: [1001, 1002],
    events: [2001],
    plan: [
      { object_type: 'location', object_id: 1001 },
      { object_type: 'event', object_id: 2001, day: 3, note: 'Билеты' },
      { object_type: 'location', object_id: 1002, day: 4 },
    ],
    day_notes: [{ day: 5, note: 'Домой' }],
    days: 5,
    start_date: '2026-12-01',
  })
})

test('added stops without days are at the end; a track without days becomes the first day before added days', () => {
  const undivided: Track = { locations: [1001], events: [] }
  const daysOf = (track: Track) => planOf(track).map(({ day }) => day)

  expect(daysOf(after(undivided, 'join', { locations: [1002, 1003], events: [] }))).toEqual(Array(3).fill(undefined))
  expect(daysOf(after(undivided, 'join'))).toEqual([1, 2, 3])
})

test('days beyond the limit of a track are dropped', () => {
  const long: Track = { ...own, days: 98 }
  expect(planOf(after(long, 'join')).map(({ day }) => day)).toEqual([undefined, 99, undefined])
  expect(after(long, 'join').days).toBe(99)
})

test.each(['join', 'replace'] as const)('%s on an empty track takes over order, days, notes and date', (how) => {
  expect(after(emptyTrack, how)).toEqual({ ...taken, locations: [1002, 1001] })
})

test('undoing a replacement keeps stops that were added since, after the visitor’s own', () => {
  const replaced = after(own, 'replace')
  const object = { object_type: 'location', object_id: 1050, day: 2, note: 'Лыжи' } as const
  const now = applyChange(replaced, { type: 'ATTACH', object })
  const back = (track: Track) => changesToTakeBack(track, own, replaced).reduce(applyChange, track)

  expect(back(replaced)).toEqual(own)
  expect(back(now)).toEqual({
    ...own,
    locations: [1001, 1050],
    plan: [
      { object_type: 'location', object_id: 1001 },
      { object_type: 'location', object_id: 1050, note: 'Лыжи' },
    ],
  })
})

test.each(['join', 'replace', 'update'] as const)(
  '%s on a track that was emptied stop by stop takes over order, days, notes and date, and keeps none of the old ones',
  (how) => {
    const emptied: Track = { ...emptyTrack, days: 9, start_date: '2026-12-01', day_notes: [{ day: 1, note: 'Поезд' }] }
    const undated: TakenTrack = { locations: [1002, 1001], events: [] }
    const notes = how === 'update' ? { day_notes: [{ day: 1, note: 'Поезд' }, ...(taken.day_notes ?? [])] } : {}
    const left = how === 'update' ? { day_notes: emptied.day_notes } : {}

    const changed = (from: TakenTrack) => changesToTake(emptied, from, how).reduce(applyChange, emptied)

    expect(changed(taken)).toEqual({ ...taken, locations: [1002, 1001], ...notes })
    expect(changed(undated)).toEqual({ ...undated, ...left })
  },
)

test('a replaced track is removed, and replacing with it again restores it completely', () => {
  const replaced = after(own, 'replace')
  expect(replaced).toEqual(after(emptyTrack, 'replace'))
  expect(after(replaced, 'replace', own)).toEqual(own)
})

test.each(['join', 'replace', 'update'] as const)('%s with the visitor’s own track changes nothing', (how) => {
  const once = after(own, 'replace')
  expect(changesToTake(once, taken, how)).toEqual([])
})

test.each([
  ['a note', { day_notes: [...(taken.day_notes ?? []), { day: 1, note: 'Рано' }] }],
  ['a date', { start_date: '2027-02-02' }],
  ['an empty day', { days: 4 }],
])('%s is reason enough to replace a track', (_, other) => {
  expect(changesToTake(after(own, 'replace'), { ...taken, ...other }, 'replace')).not.toEqual([])
})

test('taking over others’ changes of the visitor’s own track keeps its notes, which the others did not see', () => {
  const [museum, park, fair] = [
    { object_type: 'location' as const, object_id: 1001, note: 'tickets' },
    { object_type: 'location' as const, object_id: 1002, note: 'skis' },
    { object_type: 'event' as const, object_id: 4001 },
  ]
  const own: Track = {
    locations: [1001, 1002],
    events: [],
    plan: [museum, park],
    day_notes: [{ day: 1, note: 'train' }],
  }
  const plan = [
    { object_type: 'location' as const, object_id: 1001, day: 2 },
    { ...fair, day: 1 },
  ]
  const shared = { locations: [1001], events: [4001], plan, day_notes: [{ day: 2, note: 'theirs' }], days: 2 }

  const taken = changesToTake(own, shared, 'update').reduce(applyChange, own)

  expect(taken).toEqual({
    locations: [1001],
    events: [4001],
    plan: [
      { ...museum, day: 2 },
      { ...fair, day: 1 },
    ],
    day_notes: [
      { day: 1, note: 'train' },
      { day: 2, note: 'theirs' },
    ],
    days: 2,
  })
})

describe('changes of the visitor since the track was shared stay', () => {
  const [museum, park, fair, house] = [
    { object_type: 'location' as const, object_id: 1001 },
    { object_type: 'location' as const, object_id: 1002 },
    { object_type: 'event' as const, object_id: 4001 },
    { object_type: 'location' as const, object_id: 1004, note: 'tickets' },
  ]
  const base: Track = { locations: [1001, 1002], events: [], plan: [museum, park], start_date: '2026-12-01' }
  const shared = { ...base, events: [4001], plan: [museum, park, fair] }
  const updated = (own: Track, changed: Partial<TakenTrack> = {}) =>
    changesToTake(own, { ...shared, ...changed }, 'update', { base }).reduce(applyChange, own)

  const planned = (own: Track, changed?: Partial<TakenTrack>) => planOf(updated(own, changed))

  test('an added stop with its note', () => {
    const own = { ...base, locations: [1001, 1002, 1004], plan: [museum, house, park] }
    expect(updated(own).plan).toEqual([museum, house, park, fair])
    const plan = [{ ...museum, day: 1 }, { ...park, day: 2 }, fair]
    expect(planned(own, { plan, days: 2 })).toEqual([...plan, house])
  })

  test('the day of a stop', () => {
    const later = { ...house, day: 2 }
    const own = { ...base, locations: [1001, 1002, 1004], plan: [museum, park, later], days: 2 }
    expect(planned(own)).toEqual([museum, park, later, fair])
    expect(planned(own, { plan: [{ ...museum, day: 1 }, fair] }).at(-1)).toEqual(later)
  })

  test('another order and other days, unless the others have changed these', () => {
    const own = {
      ...base,
      plan: [
        { ...park, day: 1 },
        { ...museum, day: 2 },
      ],
      days: 3,
    }
    expect(updated(own)).toMatchObject({ plan: [...own.plan, fair], days: 3 })
    expect(planned(own, { plan: [museum, park, { ...fair, day: 2 }] })).toEqual([...own.plan, { ...fair, day: 2 }])
    expect(planned(own, { plan: [park, museum, fair] })).toEqual([park, museum, fair])
    expect(updated(own, { days: 4 }).days).toBe(4)
  })

  test('a removed stop, by the visitor or by the others', () => {
    expect(planned({ ...base, locations: [1001], plan: [museum] })).toEqual([museum, fair])
    expect(planned(base, { locations: [1001], plan: [museum, fair] })).toEqual([museum, fair])
  })

  test('another date, unless the others have changed it', () => {
    const own = { ...base, start_date: '2027-02-13' }
    expect(updated(own).start_date).toBe('2027-02-13')
    expect(updated(own, { start_date: '2027-03-01' }).start_date).toBe('2027-03-01')
  })
})
