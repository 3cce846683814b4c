import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Offer } from '@tropa/contract'
import { mostInCart } from '@tropa/machines'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { renderVisit } from '../app/testing/rendered-visit.tsx'
import { storeCart, storedCart } from '../app/testing/stored-cart.ts'
import { AddToCart, mostOf } from './AddToCart.tsx'
import { CartLink } from './CartLink.tsx'

beforeEach(() => storeCart([]))
afterEach(cleanup)

const anOffer = (changes: Partial<Offer> = {}): Offer => ({
  id: 9701,
  the_title: 'Adult',
  price: { value: '300.00', currency: 'RUB' },
  remaining: null,
  requires: [],
  ...changes,
})
const page = (offer: Offer) =>
  renderVisit(
    <>
      <CartLink />
      <AddToCart offer={offer} />
    </>,
  )
const button = () => screen.getByRole('button', { name: /^(Add to cart|One more): Adult/ })
const link = () => screen.getByRole('link', { name: /^Cart/ })

describe('an offer', () => {
  test('is in the cart after a press, and in the number of the header, and can be removed', async () => {
    await page(anOffer())
    expect(link().dataset['empty']).toBe('true')

    await userEvent.click(button())
    await waitFor(() => expect(storedCart()).toEqual([{ offer_id: 9701, quantity: 1 }]))
    expect(link().textContent).toMatch(/1$/)
    expect(link().dataset['empty']).toBeUndefined()
    expect(button().textContent).toBe('One more')
    await userEvent.click(await screen.findByRole('button', { name: /undo/i }))

    await waitFor(() => expect(storedCart()).toEqual([]))
    expect(button().textContent).toBe('Add to cart')
  })

  test('that is sold out ignores presses, and says so', async () => {
    await page(anOffer({ remaining: 1 }))
    await userEvent.click(button())
    await waitFor(() => expect(storedCart()).toEqual([{ offer_id: 9701, quantity: 1 }]))

    await userEvent.click(button())

    expect(storedCart()).toEqual([{ offer_id: 9701, quantity: 1 }])
    expect(button().getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('One order cannot have more.')).toBeDefined()
  })

  test('is not added to a cart with the maximum number of offers of an order', async () => {
    const full = Array.from({ length: mostInCart.lines }, (_, at) => ({ offer_id: at + 1, quantity: 1 }))
    await page(anOffer())
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull())

    storeCart(full)
    await screen.findByText(/holds as many offers/)
    await userEvent.click(button())

    expect(storedCart()).toEqual(full)
  })

  test('that is already in the full cart can be increased', async () => {
    await page(anOffer())
    storeCart(Array.from({ length: mostInCart.lines }, (_, at) => ({ offer_id: 9701 + at, quantity: 1 })))
    await screen.findByText('In the cart: 1')

    await userEvent.click(button())

    await waitFor(() => expect(storedCart()[0]).toEqual({ offer_id: 9701, quantity: 2 }))
  })

  test('is not added to a cart with the maximum number of tickets of an order', async () => {
    await page(anOffer())
    storeCart([{ offer_id: 5, quantity: mostInCart.quantity }])
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('true'))
    await userEvent.click(button())
    expect(storedCart()).toEqual([{ offer_id: 5, quantity: mostInCart.quantity }])
  })

  test('that is sold for several days has its day in its name', async () => {
    await page(anOffer({ starts_at: '2026-12-19T14:00:00+05:00' }))
    expect(button().getAttribute('aria-label')).toMatch(/Adult, Sat, 19\s+December\s+2026, 14:00/)
  })

  test('can be ordered without scripts by its form, with a quantity of one', async () => {
    await page(anOffer())
    const form = button().closest('form')
    expect(form?.getAttribute('action')).toBe('/checkout')
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ offer: '9701', quantity: '1' })
  })
})

test.each([
  [null, undefined, mostInCart.quantity],
  [3, undefined, 3],
  [null, 10, 10],
  [3, 10, 3],
  [500, 100, mostInCart.quantity],
])('with %s left and a limit of %s an order can have %i', (remaining, limit, most) => {
  expect(mostOf({ remaining }, limit)).toBe(most)
})
