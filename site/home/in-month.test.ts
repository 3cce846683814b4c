import { calendarMonth } from '@tropa/contract'
import { expect, test } from 'vitest'
import { anEvent, aTour } from '../catalogue/testing/catalogue-objects.ts'
import { isOnIn, ofMonth } from './in-month.ts'

const march = calendarMonth('2027-03')
const from = (starts_at: string, ends_at: string) => anEvent({ dates: { starts_at, ends_at } })

test.each([
  ['2027-03-01T00:00:00+05:00', '2027-03-01T02:00:00+05:00', true],
  ['2027-02-20T10:00:00+05:00', '2027-04-02T10:00:00+05:00', true],
  ['2027-02-28T20:00:00+05:00', '2027-03-01T00:00:00+05:00', false],
  // Midnight in the region is 19:00 of the day before in UTC.
  ['2027-03-31T19:30:00Z', '2027-03-31T21:00:00Z', false],
  ['2026-03-05T10:00:00+05:00', '2026-03-05T12:00:00+05:00', false],
])('an event from %s to %s is in March 2027: %s', (starts_at, ends_at, isIn) => {
  expect(isOnIn(from(starts_at, ends_at), march)).toBe(isIn)
})

test('of the events those of the month stay, or the nearest if it has none', () => {
  const own = from('2027-03-05T10:00:00+05:00', '2027-03-05T12:00:00+05:00')
  const later = from('2027-05-05T10:00:00+05:00', '2027-05-05T12:00:00+05:00')

  expect(ofMonth([own, later], march)).toEqual([own])
  expect(ofMonth([later], march)).toEqual([later])
})

test('of other kinds the objects for the month or for any month stay', () => {
  const [spring, summer, always] = [aTour({ season: [3, 4] }), aTour({ season: [6, 7] }), aTour({ season: [] })]

  expect(ofMonth([spring, summer, always], march)).toEqual([spring, always])
})
