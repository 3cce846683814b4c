import { saleStates, type Contacts, type Offer, type SaleState } from '@tropa/contract'
import { expect, test } from 'vitest'
import { saleTerms } from './sale-terms.ts'
import { openWays } from './buy-ways.ts'

const contacts: Contacts = { phones: ['доб. 5', '3467000001'], emails: ['hello@example.ru'], socials: [] }
const seller = 'https://seller.example/tour'
const offer_list: Offer[] = [
  { id: 1, the_title: 'Взрослый', price: { value: '900.00', currency: 'RUB' }, remaining: null, requires: [] },
]
const waysOf = (
  sale_state: SaleState,
  selling: { contacts?: Contacts; external_url?: string } = { contacts, external_url: seller },
) => openWays({ sale_state, offer_list, ...selling }).map(({ way }) => way)

test.each([
  ['on_sale', []],
  ['also_external', ['outside']],
  ['only_external', ['outside']],
  ['by_request', ['write', 'call']],
  ['no_payment_info', ['call', 'write']],
] as const)('%s has exactly its own buttons', (state, ways) => {
  expect(waysOf(state)).toEqual(ways)
})

test('every state says how to buy', () => {
  expect(Object.keys(saleTerms).sort()).toEqual([...saleStates].sort())
  expect(Object.values(saleTerms).every(({ noteIds }) => noteIds.length > 0)).toBe(true)
})

test('no price is shown without one, and an estimate is not called a price', () => {
  const named = saleStates.filter((state) => saleTerms[state].prices === 'tariffs')
  expect(named).toEqual(['on_sale', 'also_external'])
  expect(saleTerms.by_request.prices).toBe('estimate')
})

test('an external seller is named by its domain', () => {
  expect(openWays({ sale_state: 'only_external', external_url: seller })).toEqual([
    { way: 'outside', href: seller, seller: 'seller.example' },
  ])
})

test('if nothing is on sale any more, the organiser’s contacts are shown', () => {
  expect(openWays({ sale_state: 'on_sale', contacts, offer_list: [] }).map(({ way }) => way)).toEqual(['call', 'write'])
})

test('offers that are sold here go into the cart, and those without a price yet are requested', () => {
  expect(saleStates.map((state) => saleTerms[state].action)).toEqual(['cart', 'none', 'cart', 'none', 'request'])
})

test('the first valid phone number is a button, and invalid ones are not', () => {
  expect(openWays({ sale_state: 'on_sale', contacts })[0]).toEqual({
    way: 'call',
    number: '+73467000001',
    text: '+7 (346) 700-00-01',
  })
})

test('without the address of the other site the organiser’s contacts are shown; without both, or with the cart, none', () => {
  expect(waysOf('only_external', { contacts })).toEqual(['call', 'write'])
  expect(waysOf('also_external', { contacts })).toEqual([])
  expect(waysOf('only_external', {})).toEqual([])
})

test('an unsafe address, or one of the portal, is not an external site', () => {
  expect(waysOf('only_external', { external_url: 'https://[' })).toEqual([])
  expect(waysOf('only_external', { external_url: 'https://visit-ugra.example/tours' })).toEqual([])
})
