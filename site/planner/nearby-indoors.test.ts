import { calendarDate, type LocationCard } from '@tropa/contract'
import { expect, test } from 'vitest'
import { indoorPlace } from './nearby-indoors.ts'

/** A Monday. */
const monday = calendarDate('2026-11-23')
const closedOnMondays = [{ days: [2, 3, 4, 5, 6, 7], opens: '10:00', closes: '18:00' }]
const aPlace = (id: number, type: number, card: Partial<LocationCard> = {}): LocationCard => ({
  object_type: 'location',
  id,
  the_title: `№ ${id}`,
  the_summary: '',
  cover: null,
  territory_id: 1,
  territory: null,
  geolocation: '61.00,69.03',
  for_disabled: false,
  access: [],
  season: [],
  link: '/locations/1',
  type: { id: type, the_title: '' },
  ...card,
})
const [monument, hotel, museum, theatre] = [aPlace(1, 2), aPlace(2, 9), aPlace(3, 1), aPlace(4, 4)]
const nobody = { onTrack: [], access: [] }

test('the nearest indoor sight is offered, and neither an outdoor place nor a hotel', () => {
  expect(indoorPlace([monument, hotel, museum, theatre], monday, nobody)?.id).toBe(3)
  expect(indoorPlace([monument, hotel], monday, nobody)).toBeNull()
})

test('a place that is closed that day, or already on the track, is not offered', () => {
  const closed = aPlace(3, 1, { opening_hours: closedOnMondays })
  const onTrack = [{ object_type: 'location', object_id: 4 } as const]

  expect(indoorPlace([closed, theatre], monday, nobody)?.id).toBe(4)
  expect(indoorPlace([closed, theatre], monday, { ...nobody, onTrack })).toBeNull()
})

test('a place that is as accessible as the stop is preferred to a nearer one', () => {
  const withLift = aPlace(5, 1, { access: ['lift', 'toilet'] })

  expect(indoorPlace([museum, withLift], monday, { onTrack: [], access: ['lift'] })?.id).toBe(5)
  expect(indoorPlace([museum], monday, { onTrack: [], access: ['lift'] })?.id).toBe(3)
})
