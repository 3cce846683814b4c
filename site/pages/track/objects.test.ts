import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Card } from '../../portal/cards-by-id.ts'
import { legsOf, objectsOf, totalOf, withoutPoint, type TrackObject } from './objects.ts'

const stop = (object_id: number, geolocation: string | null): TrackObject => ({
  object: { object_type: 'location', object_id },
  card: { id: object_id, object_type: 'location', the_title: `Place ${object_id}`, geolocation } as Card,
})
const surgut = stop(1, '61.25,73.40')
const khanty = stop(2, '61.00,69.00')
const nowhere = stop(3, null)
const unknown: TrackObject = { object: { object_type: 'event', object_id: 4 }, card: null }

test('a stop without a point is passed over: the leg goes on to the next that has one', () => {
  const legs = legsOf([surgut, nowhere, unknown, khanty])

  expect(legs.map((leg) => leg && [Math.round(leg.km), leg.to.object.object_id, leg.passed])).toEqual([[238, 2, 2], null, null, null])
})

test('a total without any leg is not 0 km but none', () => {
  expect([totalOf(legsOf([surgut, nowhere])), totalOf(legsOf([nowhere, unknown])), totalOf([])]).toEqual([null, null, null])
})

test('stops without a point are counted; those of which nothing is known are not', () => {
  expect(withoutPoint([surgut, nowhere, unknown])).toBe(1)
})

test('the total is the way along all stops with a point, whatever stands between them', () => {
  const aStop = fc.constantFrom(surgut, khanty, nowhere, unknown)
  fc.assert(
    fc.property(fc.array(aStop, { maxLength: 8 }), (stops) => {
      const pointed = stops.filter(({ card }) => card?.geolocation)
      expect(totalOf(legsOf(stops))).toEqual(totalOf(legsOf(pointed)))
      expect(legsOf(stops).filter(Boolean)).toHaveLength(Math.max(pointed.length - 1, 0))
    }),
  )
})

test('an object is gone when the provider does not know it, not while it is asked for', () => {
  const track = { locations: [1, 2], events: [] }

  expect(objectsOf(track, [null, undefined]).map(({ isGone }) => isGone)).toEqual([true, false])
})

test('what the provider removed is gone, and still has the title that it had', () => {
  const removed = { ...surgut.card, the_title: 'Музей', is_removed: true } as Card

  expect(objectsOf({ locations: [1], events: [] }, [removed])).toMatchObject([{ card: null, isGone: true, lastTitle: 'Музей' }])
})
