import * as v from 'valibot'
import { expect, test } from 'vitest'
import { objectTypes } from './kinds.ts'
import { mostBodyBytes } from './limits.ts'
import { ShareToken, TrackContent, TrackEdit, trackLimits, TrackRef, TrackStop, TrackTitle } from './track-plan.ts'
import { longestTrackTitle } from './track-text.ts'

const accepted = (schema: v.GenericSchema, values: readonly unknown[]) => values.filter((value) => v.is(schema, value))

test('only places and events may be on a track', () => {
  const refs = objectTypes.map((object_type) => ({ object_type, object_id: 1 }))

  expect(accepted(TrackRef, refs)).toEqual([
    { object_type: 'location', object_id: 1 },
    { object_type: 'event', object_id: 1 },
  ])
})

test('ids and days are whole numbers from 1', () => {
  const wrong = [0, -1, 1.5, '1', null, Number.NaN, 1e12]
  const ids = wrong.map((object_id) => ({ object_type: 'event', object_id }))
  const days = [...wrong, 100].map((day) => ({ object_type: 'event', object_id: 1, day }))

  expect([accepted(TrackStop, ids), accepted(TrackStop, days)]).toEqual([[], []])
  expect(v.is(TrackStop, { object_type: 'event', object_id: 1, day: 99, note: 'Тёплые носки' })).toBe(true)
})

test('the number of stops and the length of notes of a track are limited', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  const stops = (count: number, note: string) =>
    ids(count).map((object_id) => ({ object_type: 'location' as const, object_id, note }))
  const content = (count: number, note = '') => ({ locations: ids(count), events: [], plan: stops(count, note) })
  const { stops: most, notes } = trackLimits

  expect(v.is(TrackContent, content(most))).toBe(true)
  expect(v.is(TrackContent, content(most + 1))).toBe(false)
  expect(v.is(TrackContent, content(notes / 1000, 'x'.repeat(1000)))).toBe(true)
  expect(v.is(TrackContent, content(notes / 1000 + 1, 'x'.repeat(1000)))).toBe(false)
})

test('the largest order of a track fits into a request, so that a large saved track can be opened', () => {
  const { stops, days, notes } = trackLimits
  const note = (share: number) => 'ж'.repeat(Math.floor(notes / share))
  const stop = (_: unknown, index: number) => ({
    object_type: 'location',
    object_id: 999_999_999 - index,
    day: 99,
    note: note(stops),
  })
  const plan = Array.from({ length: stops }, stop)
  const day_notes = Array.from({ length: days }, (_, index) => ({ day: index + 1, note: note(days) }))
  const order = { plan, attached: plan, day_notes, days, start_date: '2026-12-24', seen_version: 2_147_483_647 }

  expect(v.safeParse(TrackEdit, order).issues).toBeUndefined()
  expect(new TextEncoder().encode(JSON.stringify(order)).length).toBeLessThan(mostBodyBytes)
})

test('a title is one line without direction marks', () => {
  const good = ['Зима в Югре', 'Day 1 & 2 <3', 'x'.repeat(longestTrackTitle)]
  const long = 'x'.repeat(longestTrackTitle + 1)

  expect(accepted(TrackTitle, [...good, '', '  ', 'a\nb', 'a\u202eb', 'a\u2028b', long])).toEqual(good)
})

test('a token of a link has at least 128 bits', () => {
  expect(accepted(ShareToken, ['a'.repeat(21), 'a'.repeat(22), 'a'.repeat(24), `${'a'.repeat(24)}/`])).toEqual([
    'a'.repeat(24),
  ])
})
