import { calendarDate } from '@tropa/contract'
import { describe, expect, test } from 'vitest'
import '../../messages/all-catalogues.ts'
import { words } from '../../messages/intl.tsx'
import type { Language } from '../../region/languages.ts'
import { companyThing } from '../companies/company-json-ld.ts'
import { guideThing } from '../guides/guide-json-ld.ts'
import { pageThing } from '../pages/page-json-ld.ts'
import { postThing } from '../posts/post-json-ld.ts'
import { productThing } from '../products/product-json-ld.ts'
import { aCompany, aGuide, aPage, aPost, aProduct, aTour, aTrack } from '../testing/catalogue-objects.ts'
import { tourThing } from '../tours/tour-json-ld.ts'
import { trackThing } from '../tracks/track-json-ld.ts'

const contextIn = (language: Language) => ({ origin: 'https://portal.example', language, say: words(language) })
const context = contextIn('en')

describe('a text by editors', () => {
  test('is published by the portal, in the language of the page', () => {
    for (const language of ['ru', 'en'] as const)
      for (const thing of [guideThing(aGuide(), contextIn(language)), pageThing(aPage(), contextIn(language))])
        expect(thing).toMatchObject({
          inLanguage: language,
          publisher: { name: words(language)('site.name'), url: 'https://portal.example/' },
        })
  })

  test('has the same id in both languages, and a page in each', () => {
    expect([guideThing(aGuide(), contextIn('ru')), guideThing(aGuide(), context)]).toMatchObject([
      { '@id': 'https://portal.example/guides/77', url: 'https://portal.example/guides/77' },
      { '@id': 'https://portal.example/guides/77', url: 'https://portal.example/guides/77?lang=en' },
    ])
  })

  test('has its town and its source if they are known', () => {
    expect(guideThing(aGuide(), context)).toMatchObject({
      contentLocation: { name: 'Ханты-Мансийск' },
      isBasedOn: 'https://source.example/page',
    })
    expect(guideThing(aGuide({ territory: null, source_link: undefined }), context)).toMatchObject({
      contentLocation: undefined,
      isBasedOn: undefined,
    })
  })

  test('that is news has its day and its author', () => {
    expect(postThing(aPost({ date: calendarDate('2026-11-19') }), context)).toMatchObject({
      '@type': 'NewsArticle',
      datePublished: '2026-11-19',
      author: { '@type': 'Organization' },
    })
  })

  test('has the picture of the region if it has none, and a drawn picture is a PNG', () => {
    const images = [aGuide({ cover: null }), aGuide()].map((guide) => String(guideThing(guide, context).image))

    expect(images[0]).toMatch(/^https:\/\/portal\.example\/og\/.*\.png$/)
    expect(images[1]).toMatch(/\.png/)
    expect(images[1]).not.toBe(images[0])
  })
})

describe('a company', () => {
  test.each([
    ['tour_operator', 'TravelAgency'],
    ['museum', 'Organization'],
    ['balloons', 'Organization'],
  ])('of the kind %s is a %s', (kind, type) => {
    expect(companyThing(aCompany({ kind }), context)).toMatchObject({ '@type': type })
  })

  test('has its number and its legal address only if they are real', () => {
    const real = companyThing(aCompany(), context)
    const invented = companyThing(aCompany({ demo: true }), context)

    expect(real).toMatchObject({ taxID: '8601000009', address: { streetAddress: '628000, Ханты-Мансийск' } })
    expect(JSON.stringify(invented)).not.toMatch(/8601000009|628000|museum\.example|3467000003/)
    expect(invented).toMatchObject({ address: { addressLocality: 'Ханты-Мансийск', addressCountry: 'RU' } })
  })
})

test('each offer of a product has its seller; a demonstration product has no offers', () => {
  const offers = JSON.parse(JSON.stringify(productThing(aProduct(), context)))['offers']

  expect(offers).toHaveLength(2)
  expect(offers).toMatchObject([{ seller: { '@id': 'https://portal.example/companies/501' } }, { seller: {} }])
  expect(productThing(aProduct({ demo: true }), context)).toMatchObject({ offers: undefined })
  expect(JSON.stringify(productThing(aProduct({ organizer: null }), context))).not.toContain('seller')
})

test('a tour has the steps of its programme, from its start', () => {
  expect(tourThing(aTour(), context)).toMatchObject({
    itinerary: {
      numberOfItems: 2,
      itemListElement: [
        { position: 1, name: 'Музей' },
        { position: 2, name: 'Холм' },
      ],
    },
    tripOrigin: { name: 'Аэропорт', geo: { latitude: 61.0285, longitude: 69.0861 } },
    provider: { name: expect.stringContaining('501') },
  })
})

test('the events of a track have their dates, and places their coordinates', () => {
  const [place, event, second] = JSON.parse(JSON.stringify(trackThing(aTrack(), context)))['itinerary'][
    'itemListElement'
  ]

  expect(place.item).toMatchObject({ '@type': 'Place', geo: { latitude: 61.0036 } })
  expect(event.item).toMatchObject({ '@type': 'Event', startDate: '2026-12-04T10:00:00+05:00' })
  expect([second.position, second.item['@id']]).toEqual([3, 'https://portal.example/locations/1002'])
})
