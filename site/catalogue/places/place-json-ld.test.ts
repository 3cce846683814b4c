// @vitest-environment node
import { expect, test } from 'vitest'
import '../../messages/all-catalogues.ts'
import { words } from '../../messages/intl.tsx'
import { aHotel, aPlace, aRestaurant } from '../testing/catalogue-objects.ts'
import { placeThing } from './place-json-ld.ts'

const context = { origin: 'https://portal.example', language: 'en', say: words('en') } as const

test('each type of place has its own schema.org type, and an unknown one is a TouristAttraction', () => {
  const places = [aPlace(), aPlace({ type: { id: 99_999, the_title: 'Пещера' } }), aHotel(), aRestaurant()]

  expect(places.map((place) => placeThing(place, context))).toMatchObject([
    { '@type': 'Museum' },
    { '@type': 'TouristAttraction' },
    { '@type': 'Hotel' },
    { '@type': 'Restaurant' },
  ])
})

test.each([
  [1, 'Museum'],
  [2, 'LandmarksOrHistoricalBuildings'],
  [4, 'EventVenue'],
  [5, 'PlaceOfWorship'],
  [7, 'SportsActivityLocation'],
  [8, 'TouristAttraction'],
  [11, 'LodgingBusiness'],
  [12, 'LandmarksOrHistoricalBuildings'],
])('a place of type %i is a %s', (id, type) => {
  expect(placeThing(aPlace({ type: { id, the_title: '' } }), context)).toMatchObject({ '@type': type })
})

test('the hours of a demonstration place are not in the structured data', () => {
  const opening_hours = [{ days: [1], opens: '10:00', closes: '18:00' }]

  expect(placeThing(aPlace({ opening_hours }), context)).toMatchObject({
    openingHoursSpecification: [{ opens: '10:00' }],
  })
  expect(placeThing(aPlace({ opening_hours, demo: true }), context)).toMatchObject({
    openingHoursSpecification: undefined,
  })
})

test('the stars, hours and prices of a demonstration hotel are not in the structured data', () => {
  const real = placeThing(aHotel(), context)
  const invented = placeThing(aHotel({ demo: true }), context)

  expect(real).toMatchObject({ checkinTime: '14:00', starRating: { ratingValue: 4 }, priceRange: '250.00 RUB' })
  for (const name of ['checkinTime', 'starRating', 'priceRange', 'email', 'telephone'])
    expect(invented).not.toHaveProperty(name)
})

test('a room of unknown size has no size', () => {
  expect(placeThing(aHotel(), context)).toMatchObject({
    containsPlace: [{ floorSize: { value: 18, unitCode: 'MTK' } }, { floorSize: undefined }],
  })
})

test('a dish without a description has no description field', () => {
  expect(placeThing(aRestaurant(), context)).toMatchObject({
    hasMenu: { hasMenuSection: [{ hasMenuItem: [{ name: 'Муксун', description: undefined }] }] },
  })
})

test('a restaurant without a menu has no menu field', () => {
  expect(placeThing(aRestaurant({ menu: [] }), context)).toMatchObject({ '@type': 'Restaurant', hasMenu: undefined })
})

test('facts of access are in the language of the page', () => {
  const names = JSON.stringify(placeThing(aPlace(), context))
  expect(names).toContain(context.say.known('access.step_free'))
  expect(names).not.toContain('"step_free"')
})
