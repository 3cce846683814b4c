import { expect, test } from 'vitest'
import { placeId, placesOf, placesOfPoints } from './map-places.ts'
import { lookOf } from '../pictures/looks.ts'

const card = (more: Partial<Parameters<typeof placesOf>[0][number]> = {}) => ({
  object_type: 'location' as const,
  id: 5,
  the_title: 'Музей',
  link: '/locations/5',
  geolocation: '61.5,69.25',
  ...more,
})

test('a card becomes a place with a unique id, latitude first', () => {
  expect(placesOf([card({ type: { id: 1, the_title: 'Музей' } })])).toMatchObject([
    {
      id: 'location5',
      title: 'Музей',
      href: '/locations/5',
      latitude: 61.5,
      longitude: 69.25,
      category: 'place',
      object: { object_type: 'location', object_id: 5 },
    },
  ])
  expect(placeId('event', 5)).not.toBe(placeId('location', 5))
})

test('objects without a point, and removed ones, are left out', () => {
  expect(placesOf([null, card({ geolocation: undefined })])).toEqual([])
})

test('events and tours have colours of their own, and only objects that a track accepts can be attached', () => {
  const [event, tour] = placesOf([card({ object_type: 'event' }), card({ object_type: 'tour' })])
  expect([event?.category, tour?.category]).toEqual(['event', 'tour'])
  expect([event?.object, tour?.object]).toEqual([{ object_type: 'event', object_id: 5 }, undefined])
})

test('points have the longitude first, and the icon of their type', () => {
  const points = placesOfPoints({
    features: [
      {
        type: 'Feature',
        id: 7,
        geometry: { type: 'Point', coordinates: [69.25, 61.5] },
        properties: { type_id: 10, the_title: 'Кафе', link: '/locations/7' },
      },
    ],
  })
  expect(points).toMatchObject([{ id: 'location7', latitude: 61.5, longitude: 69.25, category: 'food' }])
})

test('a kind has the same icon on the map as among search results', () => {
  const pins = placesOf([card({ object_type: 'tour' }), card({ object_type: 'excursion' })])
  expect(pins).toMatchObject([lookOf('tour'), lookOf('excursion')])
})
