// @vitest-environment node
import { expect, test } from 'vitest'
import '../../messages/all-catalogues.ts'
import { words } from '../../messages/intl.tsx'
import { aTrack } from '../testing/catalogue-objects.ts'
import { trackGeoJson } from './track-geojson.server.ts'

const context = { origin: 'https://portal.example', language: 'en', say: words('en') } as const

test('a track is a line and its stops in order, longitude first; a stop without coordinates is left out', () => {
  const { features } = trackGeoJson(aTrack(), context)

  expect(features.map(({ geometry }) => geometry?.type)).toEqual(['LineString', 'Point', 'Point'])
  expect(features[0]?.geometry).toMatchObject({
    coordinates: [
      [69.0262, 61.0036],
      [73.3962, 61.254],
    ],
  })
  expect(features.slice(1).map(({ properties }) => properties?.['order'])).toEqual([1, 2])
})

test('a track of one stop has no line, and says that lines are straight', () => {
  const { features } = trackGeoJson(aTrack({ object_list: aTrack().object_list.slice(0, 1) }), context)

  expect(features[0]).toMatchObject({ geometry: null, properties: { note: context.say('data.straight') } })
})

test('addresses of stops are absolute, in the language of the file', () => {
  const { features } = trackGeoJson(aTrack(), context)

  expect(features[1]?.properties?.['url']).toMatch(/^https:\/\/portal\.example\/locations\/1001\?lang=en$/)
})
