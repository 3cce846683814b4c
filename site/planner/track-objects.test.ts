import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentTracks } from '../app/testing/region-content.ts'
import { kilometres } from '../geography/distance.ts'
import '../messages/all-catalogues.ts'
import { words } from '../messages/intl.tsx'
import { aStop } from './testing/known-stops.ts'
import { legsOf, legsOfPlan, objectsOf, totalOf, withoutPoint, type TrackObject } from './track-objects.ts'

const stop = (object_id: number, geolocation: string | null) =>
  aStop(object_id, { geolocation: geolocation ?? undefined })
const surgut = stop(1, '61.25,73.40')
const khanty = stop(2, '61.00,69.00')
const nowhere = stop(3, null)
const unknown: TrackObject = { object: { object_type: 'event', object_id: 4 }, card: null }

test('a stop without coordinates is skipped: the leg goes to the next one with coordinates', () => {
  const legs = legsOf([surgut, nowhere, unknown, khanty])

  expect(legs.map((leg) => leg && [Math.round(leg.km), leg.to.object.object_id, leg.passed])).toEqual([
    [238, 2, 2],
    null,
    null,
    null,
  ])
})

test('a plan has a leg to the next day, and none to a stop without a day', () => {
  const undated = [stop(5, '60.94,76.57'), stop(6, '62.26,74.48')]
  const objects = [surgut, khanty, ...undated]
  const plan = objects.map(({ object }, index) => ({ ...object, ...(index < 2 && { day: index + 1 }) }))
  const track = { locations: plan.map(({ object_id }) => object_id), events: [], plan, days: 2 }
  const legs = legsOfPlan(track, objects)

  expect(legs.map((leg) => leg?.to.object.object_id)).toEqual([2, undefined, 6, undefined])
})

test('without legs there is no total instead of 0 km', () => {
  expect([totalOf(legsOf([surgut, nowhere])), totalOf(legsOf([nowhere, unknown])), totalOf([])]).toEqual([
    null,
    null,
    null,
  ])
})

test('stops without coordinates are counted, but not those that have not loaded', () => {
  expect(withoutPoint([surgut, nowhere, unknown])).toBe(1)
})

test('the total is the distance along all stops with coordinates', () => {
  const aStop = fc.constantFrom(surgut, khanty, nowhere, unknown)
  fc.assert(
    fc.property(fc.array(aStop, { maxLength: 8 }), (stops) => {
      const pointed = stops.filter(({ card }) => card?.geolocation)
      expect(totalOf(legsOf(stops))).toEqual(totalOf(legsOf(pointed)))
      expect(legsOf(stops).filter(Boolean)).toHaveLength(Math.max(pointed.length - 1, 0))
    }),
  )
})

const aPoint = fc
  .tuple(fc.integer({ min: 5800, max: 6600 }), fc.integer({ min: 5900, max: 8600 }))
  .map(([south, west]) => `${south / 100},${west / 100}`)

test.each(['ru', 'en'] as const)('in %s the shown legs add up to the shown total', (language) => {
  const shown = (km: number) =>
    Number(
      kilometres(words(language), km)
        .replace(/[\s,](?=\d{3})/g, '')
        .replace(',', '.'),
    )
  fc.assert(
    fc.property(fc.array(aPoint, { minLength: 2, maxLength: 30 }), (points) => {
      const legs = legsOf(points.map((point, index) => stop(index, point)))
      const sum = legs.reduce((before, leg) => before + (leg ? shown(leg.km) : 0), 0)
      expect(shown(totalOf(legs) ?? 0)).toBeCloseTo(sum, 6)
    }),
  )
})

test.each(contentTracks)('the length of track $id in the content is that of its legs', ({ length_km, stops }) => {
  expect(totalOf(legsOf(stops.map(({ object_id, geolocation }) => stop(object_id, geolocation))))).toBe(length_km)
})

test('an object is removed if the provider does not know it, not while it is loading', () => {
  const track = { locations: [1, 2], events: [] }

  expect(objectsOf(track, [null, undefined]).map(({ isGone }) => isGone)).toEqual([true, false])
})

test('a removed object keeps its last title', () => {
  const removed = { ...surgut.card, the_title: 'Музей', is_removed: true }

  expect(objectsOf({ locations: [1], events: [] }, [removed])).toMatchObject([
    { card: null, isGone: true, lastTitle: 'Музей' },
  ])
})
