// @vitest-environment node
import { expect, test } from 'vitest'
import { aLocationCard, anEvent, aTour } from '../catalogue/testing/catalogue-objects.ts'
import { placesOf } from './map-places.ts'

test('a place and an event with the same id are two pins', () => {
  const ids = placesOf([aLocationCard, anEvent({ id: aLocationCard.id })]).map(({ id }) => id)

  expect(new Set(ids).size).toBe(2)
})

test('an object without coordinates, or a removed one, has no pin', () => {
  expect(placesOf([null, { ...aLocationCard, geolocation: undefined }])).toEqual([])
})

test('only places and events can be added to the track from the map', () => {
  const objects = placesOf([aLocationCard, anEvent(), aTour()]).map(({ object }) => object?.object_type)

  expect(objects).toEqual(['location', 'event', undefined])
})

test('a place has its position and the look of its type', () => {
  const [museum, other] = placesOf([aLocationCard, { ...aLocationCard, type: { id: 9, the_title: 'Гостиница' } }])

  expect(museum).toMatchObject({ latitude: 61.0036, longitude: 69.0262, href: '/locations/1001' })
  expect(other?.icon).not.toBe(museum?.icon)
})
