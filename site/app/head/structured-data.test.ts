// @vitest-environment node
import { describe, expect, test } from 'vitest'
import '../../messages/all-catalogues.ts'
import type { CatalogueObject } from '../../portal/catalogue-object.ts'
import { graphOf } from './page-graph.server.ts'
import { complaints } from '../../catalogue/testing/vocabulary.ts'
import { aHotel, anEvent, aPlace, aProduct, aTrack, oneOfEachKind } from '../../catalogue/testing/catalogue-objects.ts'
import { languages } from '../../region/languages.ts'

const origin = 'https://portal.example'
const things = (object: CatalogueObject, language: 'ru' | 'en' = 'ru'): Record<string, unknown>[] =>
  JSON.parse(
    JSON.stringify(graphOf({ address: object.link, title: object.the_title, object, origin, language })['@graph']),
  )
const thing = (object: CatalogueObject) => things(object)[0] ?? {}

describe.each(languages)('in %s', (language) => {
  test.each(Object.entries(oneOfEachKind))(
    'a %s uses only properties that schema.org defines for its type',
    (_, object) => {
      expect(things(object, language).flatMap((one) => complaints(one))).toEqual([])
    },
  )

  test('the main page describes the portal and its search', () => {
    const [site] = graphOf({ address: '/', title: 'Югра', origin, language })['@graph']
    expect(complaints(JSON.parse(JSON.stringify(site)))).toEqual([])
    expect(JSON.stringify(site)).toContain('q={q}')
  })
})

test('the check reports a wrong type, property, owner and value', () => {
  expect(complaints({ '@type': 'Musem' })).toEqual(['/Musem: no such type'])
  expect(complaints({ '@type': 'Museum', nam: 'x' })).toEqual(['/Museum.nam: no such property'])
  expect(complaints({ '@type': 'Museum', startDate: '2026-01-01' })).toEqual(['/Museum.startDate: not of a Museum'])
  expect(complaints({ '@type': 'Event', startDate: 'soon', location: { '@type': 'Offer' } })).toHaveLength(2)
})

test.each([
  ['place', 'Museum'],
  ['hotel', 'Hotel'],
  ['restaurant', 'Restaurant'],
  ['event', 'Event'],
  ['tour', 'TouristTrip'],
  ['track', 'TouristTrip'],
  ['product', 'Product'],
  ['guide', 'Article'],
  ['post', 'NewsArticle'],
  ['company', 'TravelAgency'],
] as const)('a %s is a %s', (kind, type) => {
  expect(thing(oneOfEachKind[kind])['@type']).toBe(type)
})

test('an event lasts from its first session to its last, and has each session', () => {
  expect(thing(anEvent())).toMatchObject({
    startDate: '2026-12-04T10:00:00+05:00',
    endDate: '2026-12-05T16:00:00+05:00',
    typicalAgeRange: '6-',
  })
  expect(thing(anEvent())['subEvent']).toHaveLength(3)
})

test('example dates are marked as such', () => {
  expect(thing(anEvent({ dates_demo: true }))['disambiguatingDescription']).toMatch(/Даты ещё не объявлены/)
})

test('a sold-out offer is marked as such, and prices are exact', () => {
  expect(thing(aProduct())['offers']).toMatchObject([
    { price: '250.00', priceCurrency: 'RUB', availability: 'https://schema.org/InStock' },
    { availability: 'https://schema.org/SoldOut' },
  ])
})

test('invented prices, hours, contacts and stars are left out', () => {
  const claims = JSON.stringify(
    [aPlace({ demo: true }), aHotel({ demo: true }), anEvent({ demo: true }), aProduct({ demo: true })].map(thing),
  )
  expect(claims).not.toMatch(/Offer|telephone|email|opens|starRating|checkinTime|priceRange|isAccessibleForFree|sameAs/)
})

test('a break splits a day into two spans, and midnight is the end of the day', () => {
  expect(thing(aPlace())['openingHoursSpecification']).toMatchObject([
    { opens: '10:00', closes: '13:00' },
    { opens: '14:00', closes: '23:59' },
  ])
})

test('a track has its stops in order', () => {
  expect(thing(aTrack())['itinerary']).toMatchObject({
    numberOfItems: 3,
    itemListElement: [{ position: 1 }, { item: { '@type': 'Event' } }, { item: { '@id': `${origin}/locations/1002` } }],
  })
})

test('the breadcrumbs of an object go through its list', () => {
  expect(things(aPlace())[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { item: { '@id': `${origin}/` } },
      { item: { '@id': `${origin}/locations` } },
      { item: { '@id': `${origin}/locations/1001` } },
    ],
  })
})
