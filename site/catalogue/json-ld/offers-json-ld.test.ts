// @vitest-environment node
import { expect, test } from 'vitest'
import '../../messages/all-catalogues.ts'
import { words } from '../../messages/intl.tsx'
import { aPlace, aTour } from '../testing/catalogue-objects.ts'
import { freeEntry, offersOf, organizerOf, reached } from './offers-json-ld.ts'

const context = { origin: 'https://portal.example', language: 'en', say: words('en') } as const

const free = { value: '0.00', currency: 'RUB' } as const

test('offers have their exact prices, and those without remaining seats are sold out', () => {
  const offers = offersOf(aTour(), context)

  expect(offers).toMatchObject([
    { price: '250.00', priceCurrency: 'RUB', availability: 'https://schema.org/InStock' },
    { price: '0.00', availability: 'https://schema.org/SoldOut' },
  ])
  expect(new Set(offers?.map(({ url }) => String(url))).size).toBe(1)
})

test('demonstration data is not in the structured data', () => {
  const invented = { ...aPlace(), demo: true }

  expect([offersOf(invented, context), freeEntry(invented), reached(invented)]).toEqual([undefined, undefined, {}])
})

test('an object that is not sold has no offers, and one without a price is not free', () => {
  expect(offersOf(aTour({ offer_list: [] }), context)).toBeUndefined()
  expect([{}, { price_from: free }, { price_from: { ...free, value: '0.01' } }].map(freeEntry)).toEqual([
    undefined,
    true,
    false,
  ])
})

test('phone numbers have the country code, and other sites are one list', () => {
  expect(reached(aPlace())).toEqual({
    telephone: ['+73467000003'],
    sameAs: ['https://museum.example/', 'https://vk.com/museum.example'],
  })
})

test('an event without an organizer has none', () => {
  expect(organizerOf(null, context)).toBeUndefined()
  expect(organizerOf(aTour().organizer, context)).toMatchObject({ '@type': 'Organization' })
})
