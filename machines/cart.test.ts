import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Cart,
  cartAfter,
  type CartOperation,
  cartTextAfter,
  countOfCart,
  mostInCart,
  quantityOf,
  readCart,
  roomIn,
  writeCart,
} from './cart.ts'

const anId = fc.integer({ min: 1, max: 30 })
const aQuantity = fc.integer({ min: 1, max: 60 })
const anOperation: fc.Arbitrary<CartOperation> = fc.oneof(
  fc.record({ type: fc.constant('ADD' as const), offer_id: anId, quantity: aQuantity }),
  fc.record({ type: fc.constant('SET' as const), offer_id: anId, quantity: fc.integer({ min: -3, max: 60 }) }),
  fc.record({
    type: fc.constant('RESTORE' as const),
    line: fc.record({ offer_id: anId, quantity: fc.integer({ min: 1, max: mostInCart.quantity }) }),
    position: fc.nat(25),
  }),
  fc.record({
    type: fc.constant('ORDERED' as const),
    lines: fc.array(fc.record({ offer_id: anId, quantity: aQuantity }), { maxLength: 4 }),
  }),
)
const cartOf = (operations: readonly CartOperation[]): Cart => operations.reduce(cartAfter, [])

test('after any operations each offer is in the cart once, within the bounds, and is read back unchanged', () => {
  fc.assert(
    fc.property(fc.array(anOperation, { maxLength: 60 }), (operations) => {
      const cart = cartOf(operations)
      expect(new Set(cart.map(({ offer_id }) => offer_id)).size).toBe(cart.length)
      expect(cart.length).toBeLessThanOrEqual(mostInCart.lines)
      expect(cart.every(({ quantity }) => quantity >= 1)).toBe(true)
      expect(countOfCart(cart)).toBeLessThanOrEqual(mostInCart.quantity)
      expect(roomIn(cart)).toBe(mostInCart.quantity - countOfCart(cart))
      expect(readCart(writeCart(cart))).toEqual(cart)
    }),
  )
})

test('two tabs without storage events lose no changes of each other', () => {
  const first = cartTextAfter(null, { type: 'ADD', offer_id: 1, quantity: 2 })
  const second = cartTextAfter(first, { type: 'ADD', offer_id: 2, quantity: 1 })
  const third = cartTextAfter(second, { type: 'SET', offer_id: 1, quantity: 0 })

  expect(readCart(third)).toEqual([{ offer_id: 2, quantity: 1 }])
})

test('quantities of an offer are added, and a restored offer is at its old position', () => {
  const cart = cartOf([
    { type: 'ADD', offer_id: 1, quantity: 2 },
    { type: 'ADD', offer_id: 2, quantity: 1 },
    { type: 'ADD', offer_id: 1, quantity: 3 },
  ])
  const removed = cartAfter(cart, { type: 'SET', offer_id: 1, quantity: 0 })

  expect([quantityOf(cart, 1), countOfCart(cart)]).toEqual([5, 6])
  expect(cartAfter(removed, { type: 'RESTORE', line: { offer_id: 1, quantity: 5 }, position: 0 })).toEqual(cart)
})

test('ordered offers are removed, and those that another tab added meanwhile stay', () => {
  const cart = cartOf([
    { type: 'ADD', offer_id: 1, quantity: 2 },
    { type: 'ADD', offer_id: 2, quantity: 3 },
  ])

  expect(
    cartAfter(cart, {
      type: 'ORDERED',
      lines: [
        { offer_id: 1, quantity: 2 },
        { offer_id: 2, quantity: 1 },
      ],
    }),
  ).toEqual([{ offer_id: 2, quantity: 2 }])
})

test.each([
  null,
  '',
  '{',
  '7',
  '{"offer_id":1}',
  '[null,7,{"offer_id":"1","quantity":1},{"offer_id":1,"quantity":0},{"offer_id":-1,"quantity":1},{"offer_id":1.5,"quantity":1},{"offer_id":1,"quantity":51}]',
])('%j is an empty cart', (text) => {
  expect(readCart(text)).toEqual([])
})

test('of a stored text with valid and invalid lines the valid ones are read, with only ids and quantities', () => {
  expect(readCart('[{"offer_id":1,"quantity":2,"price":"1.00"},null,{"offer_id":1,"quantity":9}]')).toEqual([
    { offer_id: 1, quantity: 2 },
  ])
})

test('the cart has at most 50 tickets of all offers, as many as an order', () => {
  const cart = cartOf([
    { type: 'ADD', offer_id: 1, quantity: 48 },
    { type: 'ADD', offer_id: 2, quantity: 5 },
    { type: 'ADD', offer_id: 3, quantity: 1 },
  ])

  expect(cart).toEqual([
    { offer_id: 1, quantity: 48 },
    { offer_id: 2, quantity: 2 },
  ])
  expect(cartAfter(cart, { type: 'SET', offer_id: 2, quantity: 9 })).toEqual(cart)
  expect(readCart('[{"offer_id":1,"quantity":30},{"offer_id":2,"quantity":30}]')).toEqual([
    { offer_id: 1, quantity: 30 },
    { offer_id: 2, quantity: 20 },
  ])
})
