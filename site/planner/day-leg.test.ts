import { calendarDate } from '@tropa/contract'
import { expect, test } from 'vitest'
import { aPlace } from '../app/testing/card-provider.ts'
import { dayLegView } from './day-leg.ts'

const stopIn = (territory_id: number, id: number) => ({
  object: { object_type: 'location', object_id: id } as const,
  card: { ...aPlace(id), territory_id },
})
/** The winter road to territory 15 is closed in November. */
const isRoadClosed = (id: number, date: string) => id === 15 && date.slice(5, 7) === '11'
const isClosed = (from: number, to: number, date: string | null) =>
  dayLegView(
    {
      leg: { km: 300, straightKm: 300, to: stopIn(to, 2), passed: 0 },
      from: stopIn(from, 1),
      date: date === null ? null : calendarDate(date),
    },
    { isRoadClosed },
  ).hasClosedRoad

test('a winter road is closed in both directions, only on the days on which it is closed', () => {
  expect(isClosed(1, 15, '2026-11-30')).toBe(true)
  expect(isClosed(15, 1, '2026-11-30')).toBe(true)
  expect(isClosed(1, 15, '2027-02-10')).toBe(false)
})

test('there is no note within a territory, between others, or without a date', () => {
  expect(isClosed(15, 15, '2026-11-30')).toBe(false)
  expect(isClosed(1, 2, '2026-11-30')).toBe(false)
  expect(isClosed(1, 15, null)).toBe(false)
})
