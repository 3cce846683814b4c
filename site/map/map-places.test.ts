// @vitest-environment node
import { expect, test } from 'vitest'
import { aLocationCard, anEvent, aTour } from '../catalogue/testing/catalogue-objects.ts'
import { placesOf } from './map-places.ts'

test('a place and an event with one number are two pins', () => {
  const ids = placesOf([aLocationCard, anEvent({ id: aLocationCard.id })]).map(({ id }) => id)

  expect(new Set(ids).size).toBe(2)
})

test('what has no point, or is gone, has no pin', () => {
  expect(placesOf([null, { ...aLocationCard, geolocation: undefined }])).toEqual([])
})

test('only what a track takes can be attached from the map', () => {
  const objects = placesOf([aLocationCard, anEvent(), aTour()]).map(({ object }) => object?.object_type)

  expect(objects).toEqual(['location', 'event', undefined])
})

test('a place is where it says, and looks like its own type', () => {
  const [museum, other] = placesOf([aLocationCard, { ...aLocationCard, type: { id: 9, the_title: 'Гостиница' } }])

  expect(museum).toMatchObject({ latitude: 61.0036, longitude: 69.0262, href: '/locations/1001' })
  expect(other?.icon).not.toBe(museum?.icon)
})
