import { calendarDate, type Offer } from '@tropa/contract'
import { expect, test } from 'vitest'
import { sessionsOf } from './sale-sessions.ts'

const timeZone = 'Asia/Yekaterinburg'
const anOffer = (id: number, starts_at?: string): Offer => ({
  id,
  the_title: 'Взрослый',
  price: { value: '900.00', currency: 'RUB' },
  remaining: null,
  requires: [],
  ...(starts_at && { starts_at }),
})
const offers = [
  anOffer(1, '2027-03-06T11:00:00+05:00'),
  anOffer(2, '2026-12-26T11:00:00+05:00'),
  anOffer(3, '2026-11-01T11:00:00+05:00'),
  anOffer(4, '2027-03-06T11:00:00+05:00'),
  anOffer(5),
]
const idsOf = (sessions: readonly { offers: readonly Offer[] }[]) =>
  sessions.map((session) => session.offers.map(({ id }) => id))

test('sessions after the travel date are first, and past ones are left out', () => {
  const { ahead, before, anyTime } = sessionsOf(offers, {
    travelDate: calendarDate('2027-01-10'),
    today: calendarDate('2026-11-21'),
    timeZone,
  })
  expect(idsOf(ahead)).toEqual([[1, 4]])
  expect(idsOf(before)).toEqual([[2]])
  expect(anyTime.map(({ id }) => id)).toEqual([5])
})

test('a session on the travel date does not count as earlier', () => {
  const { ahead, before } = sessionsOf(offers, {
    travelDate: calendarDate('2026-12-26'),
    today: calendarDate('2026-11-21'),
    timeZone,
  })
  expect(idsOf(ahead)).toEqual([[2], [1, 4]])
  expect(before).toEqual([])
})

test("the day of a session is in the place's time zone, for any offset in the response", () => {
  const { ahead } = sessionsOf([anOffer(1, '2026-12-25T21:30:00Z')], {
    travelDate: calendarDate('2026-12-26'),
    today: calendarDate('2026-11-21'),
    timeZone,
  })
  expect(idsOf(ahead)).toEqual([[1]])
})
