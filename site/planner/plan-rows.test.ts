import { applyChange, attach, emptyTrack, plannedDays, reorder, type ObjectRef } from '@tropa/machines'
import { expect, test } from 'vitest'
import { changeOfRows, rowsOf } from './plan-rows.ts'

const stops: ObjectRef[] = [1, 2, 3].map((object_id) => ({ object_type: 'location', object_id }))
const flat = stops.reduce(attach, emptyTrack)
const [first, second, third] = stops.map((stop, index) => ({ ...stop, day: index === 2 ? 2 : 1 }))
const divided = reorder(flat, { plan: [first, second, third].filter((stop) => stop !== undefined), days: 3 })
const keys = (days: Parameters<typeof rowsOf>[0]) => rowsOf(days).map(({ key }) => key)
const after = (order: readonly string[]) =>
  plannedDays(applyChange(divided, changeOfRows(plannedDays(divided), order))).map(({ day, stops }) => [
    day,
    stops.map(({ object_id }) => object_id),
  ])

test('each day has a heading, also the only one of a track without days', () => {
  expect(keys(plannedDays(flat))).toEqual(['day-1', 'location1', 'location2', 'location3'])
  expect(keys(plannedDays(divided))).toEqual(['day-1', 'location1', 'location2', 'day-2', 'location3', 'day-3'])
})

test('stops are numbered across all days', () => {
  expect(rowsOf(plannedDays(divided)).flatMap((row) => (row.kind === 'stop' ? [row.number] : []))).toEqual([1, 2, 3])
})

test('only the last stop of the last day is the last one, and none if that day is empty', () => {
  const lastOf = (days: Parameters<typeof rowsOf>[0]) =>
    rowsOf(days).flatMap((row) => (row.kind === 'stop' && row.isLast ? [row.key] : []))
  expect(lastOf(plannedDays(flat))).toEqual(['location3'])
  expect(lastOf(plannedDays(divided))).toEqual([])
})

test('a stop that is dropped under a heading is on that day, also an empty one, and above all headings on the first', () => {
  expect(after(['day-1', 'location1', 'day-2', 'location3', 'day-3', 'location2'])).toEqual([
    [1, [1]],
    [2, [3]],
    [3, [2]],
  ])
  expect(after(['location3', 'day-1', 'location1', 'location2', 'day-2', 'day-3'])).toEqual([
    [1, [3, 1, 2]],
    [2, []],
    [3, []],
  ])
})
