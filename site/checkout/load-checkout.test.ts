// @vitest-environment node
import { QueryClient } from '@tanstack/react-query'
import { isNotFound, isRedirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import '../messages/all-catalogues.ts'
import { responses } from '../app/testing/test-provider-responses.ts'
import { PortalError, statusOf } from '../portal/error.ts'
import { createPortal } from '../portal/portal.ts'
import { unknownFacts } from '../portal/server-facts.ts'
import type { SignedIn } from '../visitor/session.ts'
import { aSession } from '../visitor/testing/test-session.ts'
import { type CheckoutContext, loadCheckout } from './load-checkout.ts'
import { readCheckoutParams } from './checkout-params.ts'

const address = '/checkout?offer=9701&quantity=2'
const contextOf = (auth: SignedIn | null): CheckoutContext => ({
  session: aSession({ auth }),
  portal: createPortal(async ({ path }) => (path.endsWith('profile') ? responses.profile : responses.offers)),
  queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  origin: 'https://portal.example',
  facts: { ...unknownFacts, guestsMayBuy: false },
})

test('if guests may not buy, they sign in and return', async () => {
  const params = readCheckoutParams({ offer: '9701', quantity: '2' })
  const leading = await loadCheckout(contextOf(null), params, address).catch((error: unknown) => error)

  expect(isRedirect(leading) && leading.options).toMatchObject({
    href: `/login?return_to=${encodeURIComponent(address)}`,
    statusCode: 302,
  })
})

const order = 'a-key-of-an-order-0001'
const refusedBy = (status: number): CheckoutContext => ({
  ...contextOf(null),
  portal: createPortal(() => Promise.reject(new PortalError(status))),
})

test('a visitor who follows the link in a mail to an account’s order signs in and returns to the order', async () => {
  const mailed = `/checkout?order=${order}`
  const leading = await loadCheckout(refusedBy(401), { kind: 'order', order }, mailed).catch((error: unknown) => error)

  expect(isRedirect(leading) && leading.options).toMatchObject({
    href: `/login?return_to=${encodeURIComponent(mailed)}`,
    statusCode: 302,
  })
})

test('an unknown order is a 404; any other failure stays the same', async () => {
  const found = [404, 503].map((status) =>
    loadCheckout(refusedBy(status), { kind: 'order', order }, '/checkout').catch((error: unknown) => error),
  )
  const [unknown, failed] = await Promise.all(found)

  expect([isNotFound(unknown), statusOf(failed)]).toEqual([true, 503])
})

test('a signed-in visitor can buy, and gets a key for a form without scripts', async () => {
  const params = readCheckoutParams({ offer: '9701', quantity: '2' })
  const loaded = await loadCheckout(contextOf({ expires: 4_000_000_000 }), params, address)

  expect(loaded).toMatchObject({ isPrivate: true, postedKey: expect.stringMatching(/^[\da-f]{32}$/) })
})

test.each([
  [{}, { kind: 'cart' }],
  [{ offer: '9701' }, { kind: 'offers', lines: [{ offer_id: 9701, quantity: 1 }] }],
  [
    { offer: '9701', quantity: '3' },
    { kind: 'offers', lines: [{ offer_id: 9701, quantity: 3 }] },
  ],
  [
    { offer: '9701', quantity: '9000' },
    { kind: 'offers', lines: [{ offer_id: 9701, quantity: 50 }] },
  ],
  [
    { items: '9701x2.9702x1.x.9703x0.-4x2', offer: '9702', quantity: '3' },
    {
      kind: 'offers',
      lines: [
        { offer_id: 9701, quantity: 2 },
        { offer_id: 9702, quantity: 3 },
        { offer_id: 9703, quantity: 1 },
      ],
    },
  ],
  [
    { items: '9701x48.9702x48' },
    {
      kind: 'offers',
      lines: [
        { offer_id: 9701, quantity: 48 },
        { offer_id: 9702, quantity: 2 },
      ],
    },
  ],
  [{ offer: '-1' }, { kind: 'cart' }],
  [{ offer: 'x', order: 'short' }, { kind: 'cart' }],
  [{ order: 'abcdefghijklmnopqrstuv' }, { kind: 'order', order: 'abcdefghijklmnopqrstuv' }],
])('%j means %j', (search, params) => {
  expect(readCheckoutParams(search)).toEqual(params)
})
