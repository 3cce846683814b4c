import { calendarDate, type CalendarDate } from '@tropa/contract'
import { emptyTrack, planOf, type PlannedObject, reorder, type Track } from '@tropa/machines'
import { expect, test } from 'vitest'
import { dateOfDay, datedDays, startDateOf, staysOf, tripDates } from './plan-dates.ts'
import { aStop } from './testing/known-stops.ts'

const start = calendarDate('2026-12-30')
const towns: Readonly<Record<number, string>> = { 1: 'Сургут', 2: 'Когалым', 3: 'Сургут' }
const stop = (object_id: number, day?: number): PlannedObject => ({
  object_type: 'location',
  object_id,
  ...(day !== undefined && { day }),
})
const trackOf = (...stops: PlannedObject[]): Track => reorder(emptyTrack, { plan: stops, attached: stops })
const objectsOf = (track: Track) =>
  planOf(track).map((object) => {
    const the_title = towns[object.object_id] ?? ''
    const { card } = aStop(object.object_id, { territory: { id: the_title === 'Сургут' ? 7 : 9, the_title } })
    return { object, card }
  })
const stays = (track: Track, from: CalendarDate | null = start) =>
  staysOf(datedDays(track, from), objectsOf(track), from).map(({ title, date, isPlanned }) => [title, date, isPlanned])

test('a day has a date if the trip has one, also across the end of a year', () => {
  expect([1, 3].map((day) => dateOfDay(start, day))).toEqual(['2026-12-30', '2027-01-01'])
  expect([dateOfDay(null, 1), dateOfDay(start, null)]).toEqual([null, null])
})

test('a start that is not a date is none, and a day after the end of the calendar has no date', () => {
  expect(['2026-12-30', '2026-02-30', '', undefined].map((start_date) => startDateOf({ start_date }))).toEqual([
    '2026-12-30',
    null,
    null,
    null,
  ])
  const last = calendarDate('2199-12-31')
  expect([1, 2].map((day) => dateOfDay(last, day))).toEqual([last, null])
  expect([tripDates(last, 1, 'en'), tripDates(last, 2, 'en')]).toEqual(['31\u00a0December', null])
})

test('each territory has the date of its day, and one with two days has both', () => {
  expect(stays(trackOf(stop(1, 1), stop(3, 1), stop(2, 2), stop(3, 3)))).toEqual([
    ['Сургут', '2026-12-30', true],
    ['Когалым', '2026-12-31', true],
  ])
  expect(stays(trackOf(stop(1, 1), stop(2, 2), stop(3, 3)))).toEqual([
    ['Сургут', '2026-12-30', true],
    ['Когалым', '2026-12-31', true],
    ['Сургут', '2027-01-01', true],
  ])
})

test('a track without days is on the travel date', () => {
  expect(stays(trackOf(stop(1), stop(2)))).toEqual([
    ['Сургут', start, true],
    ['Когалым', start, true],
  ])
})

test('a territory without a day has the first date, unless the plan is there on another one', () => {
  expect(stays(trackOf(stop(1, 2), stop(2), stop(3)))).toEqual([
    ['Сургут', '2026-12-31', true],
    ['Когалым', start, false],
  ])
})

test('without a travel date there is no stay', () => {
  expect(stays(trackOf(stop(1, 1), stop(2)), null)).toEqual([])
})
