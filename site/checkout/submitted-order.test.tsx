import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SoldOffer } from '@tropa/contract'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { accountResponses } from '../app/testing/account-responses.ts'
import { storeCart, storedCart } from '../app/testing/stored-cart.ts'
import { respondToPosts, renderVisit, setOnline } from '../app/testing/rendered-visit.tsx'
import { sendFrom } from '../app/testing/test-provider-responses.ts'
import { readDraft } from '../forms/draft.ts'
import type { FormResponse } from '../forms/submitted-form.ts'
import { keepAttempt, keptAttempt } from './attempt-storage.ts'
import { checkoutForm } from './checkout-form.ts'
import { CheckoutPage } from './CheckoutPage.tsx'

const assign = vi.fn<(address: string) => void>()
// Compiled before the wait of a test begins.
beforeAll(() => Promise.all([import('../forms/check-form.ts'), import('@tropa/contract/order')]))
beforeEach(async () => {
  await setOnline(true)
  assign.mockClear()
  vi.stubGlobal('location', { assign, origin: 'https://portal.example', pathname: '/checkout', search: '' })
})
afterEach(() => {
  cleanup()
  keepAttempt(null)
  storeCart([])
  sessionStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const [first] = accountResponses.offers.offer_list
if (!first) throw new Error('The provider of the test sells an offer')
const offer: SoldOffer = { ...first, requires: [] }

/** The checkout of a cart with two tickets. */
async function aCheckout(
  changes: Partial<SoldOffer> = {},
  responses: readonly (FormResponse | Promise<FormResponse>)[] = [],
) {
  const posts = respondToPosts(...responses)
  storeCart([{ offer_id: offer.id, quantity: 2 }])
  const { send, sent } = sendFrom({ offers: { offer_list: [{ ...offer, ...changes }] } })
  await renderVisit(<CheckoutPage params={{ kind: 'cart' }} postedKey="k" now="2026-11-22T12:00:00+05:00" />, {
    send,
    address: '/checkout',
  })
  await screen.findByRole('textbox', { name: /Full name/ })
  return { posts, offersRead: () => sent.filter(({ path }) => path.endsWith('offer')).length }
}
const type = (name: RegExp, text: string) => userEvent.type(screen.getByRole('textbox', { name }), text)
async function fill() {
  await type(/Full name/, 'Соколова Елена')
  await type(/Email/, 'elena@portal.example')
  await type(/Phone/, '9120000000')
}
const agree = async () => {
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
}
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }))

const orderOf = (status: string, kind = 'payment') => ({ order: { id: 'abcdefghijklmnopqrstuv', status, kind } })
const done = (status: string, kind?: string): FormResponse => ({
  kind: 'done',
  next: '/x',
  response: orderOf(status, kind),
})
const refused = (status: number, errors = {}) => ({ kind: 'refused', status, message: '', errors }) as const

test.each([
  [
    'to be paid goes to the gateway',
    {},
    done('awaiting_payment'),
    'payment',
    '/order/pay?order=abcdefghijklmnopqrstuv',
  ],
  [
    'that costs nothing goes to its tickets',
    { price: { value: '0.00', currency: 'RUB' } as const },
    done('paid'),
    'payment',
    '/checkout?order=abcdefghijklmnopqrstuv',
  ],
  [
    'that is a question to the seller goes to its page',
    { sale_state: 'by_request' as const },
    done('requested', 'request'),
    'request',
    '/checkout?order=abcdefghijklmnopqrstuv',
  ],
])('an order %s, and is removed from the cart', async (_, changes, response, kind, address) => {
  const { posts } = await aCheckout(changes, [response])
  await fill()
  await agree()

  await press(/^(Go to payment|Get the tickets|Send the request)/)

  await waitFor(() => expect(assign.mock.calls).toEqual([[address]]))
  expect(posts.map(({ fields }) => fields)).toMatchObject([
    {
      form: 'checkout',
      kind,
      'payer.full_name': 'Соколова Елена',
      'items.9701.quantity': '2',
      agreement: 'true',
      personal_data: 'true',
      idempotency_key: expect.stringMatching(/^[\da-f]{32}$/),
    },
  ])
  await waitFor(() => expect(storedCart()).toEqual([]))
})

test.each([
  ['is paid later', {}, done('awaiting_payment')],
  ['is a question to the seller', { sale_state: 'by_request' as const }, done('requested', 'request')],
])('after an order that %s nothing that was typed is kept for the next one', async (_, changes, response) => {
  await aCheckout(changes, [response])
  await fill()
  await type(/[Ww]ishes/, 'A window seat')
  await agree()
  expect(readDraft(checkoutForm)).toMatchObject({ wishes: 'A window seat' })

  await press(/^(Go to payment|Send the request)/)

  await waitFor(() => expect(assign).toHaveBeenCalledTimes(1))
  expect(readDraft(checkoutForm)).toBeUndefined()
})

test('a refused order keeps what was typed', async () => {
  await aCheckout({}, [refused(422, { 'payer.email': ['No such mailbox'] })])
  await fill()
  await agree()

  await press(/^Go to payment/)

  expect((await screen.findAllByText(/No such mailbox/)).length).toBeGreaterThan(0)
  expect(readDraft(checkoutForm)).toMatchObject({ 'payer.full_name': 'Соколова Елена' })
})

test('without the consents nothing is sent, and each missing one has an error', async () => {
  const { posts } = await aCheckout()
  await fill()
  await userEvent.click(screen.getByRole('checkbox', { name: /I accept/ }))

  await press(/^Go to payment/)

  await waitFor(() =>
    expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-invalid'))).toEqual([null, 'true']),
  )
  expect(posts).toEqual([])
})

test('fields that an offer requires of a participant must be filled in before anything is sent', async () => {
  const { posts } = await aCheckout({ requires: ['last_name'] })
  await fill()
  await agree()
  const [one, two] = screen.getAllByRole('textbox', { name: /Last name/ })
  if (!one || !two) throw new Error('Two tickets have two participants')
  await userEvent.type(one, 'Соколов')

  await press(/^Go to payment/)

  await waitFor(() => expect(two.getAttribute('aria-invalid')).toBe('true'))
  expect(one.getAttribute('aria-invalid')).toBeNull()
  expect(posts).toEqual([])
})

describe('a refused order', () => {
  test('has the reason beside its field, keeps the cart, and can be sent again as another one', async () => {
    const { posts } = await aCheckout({}, [refused(422, { 'payer.email': ['No such mailbox'] }), refused(422)])
    await fill()
    await agree()

    await press(/^Go to payment/)
    expect((await screen.findAllByText(/No such mailbox/)).length).toBeGreaterThan(0)
    await press(/^Go to payment/)

    await waitFor(() => expect(posts).toHaveLength(2))
    expect(storedCart()).toEqual([{ offer_id: 9701, quantity: 2 }])
    expect(posts[0]?.fields['idempotency_key']).not.toBe(posts[1]?.fields['idempotency_key'])
    expect(assign).not.toHaveBeenCalled()
  })

  test('loads the offers again if the reason is its price', async () => {
    const { offersRead } = await aCheckout({}, [refused(409, { 'items.9701.price': ['The price has changed'] })])
    await fill()
    await agree()
    const before = offersRead()

    await press(/^Go to payment/)

    await waitFor(() => expect(offersRead()).toBe(before + 1))
  })
})

describe('an order without a response', () => {
  test('is sent again by the button with the same key, and a text says that it is one order', async () => {
    const { posts } = await aCheckout({}, [refused(503), done('awaiting_payment')])
    await fill()
    await agree()
    await press(/^Go to payment/)
    expect(await screen.findByText(/There will be no second order/)).toBeDefined()

    await press(/^Try now/)

    await waitFor(() => expect(assign).toHaveBeenCalledTimes(1))
    expect(new Set(posts.map(({ fields }) => fields['idempotency_key'])).size).toBe(1)
    expect(posts).toHaveLength(2)
  })

  test('keeps focus on its button while it is sent again, and its buttons are not announced', async () => {
    const second = Promise.withResolvers<FormResponse>()
    const { posts } = await aCheckout({}, [refused(503), second.promise, done('awaiting_payment')])
    await fill()
    await agree()
    await press(/^Go to payment/)
    const retry = await screen.findByRole('button', { name: 'Try now' })
    expect(screen.getByText('No answer yet').closest('[role="status"]')?.querySelector('button')).toBeNull()
    expect(retry.closest('[role="status"]')).toBeNull()

    await userEvent.click(retry)
    await waitFor(() => expect(posts).toHaveLength(2))
    expect(retry.getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(retry)
    second.resolve(refused(503))

    await screen.findByText('No answer yet')
    expect(document.activeElement).toBe(retry)
  })

  test('can be left to return to the form, and keeps its key for the next press', async () => {
    const { posts } = await aCheckout({}, [refused(503), done('awaiting_payment')])
    await fill()
    await agree()
    await press(/^Go to payment/)
    await press(/^Back to the form/)
    expect(screen.queryByText(/There will be no second order/)).toBeNull()

    await press(/^Go to payment/)

    await waitFor(() => expect(posts).toHaveLength(2))
    expect(posts[0]?.fields['idempotency_key']).toBe(posts[1]?.fields['idempotency_key'])
  })
})

test('after a lost response and a change of the form the same order is used, and no second one is made', async () => {
  const reused = refused(409, { 'Idempotency-Key': ['This key belongs to another order already'] })
  const { posts } = await aCheckout({}, [refused(503), reused, done('awaiting_payment')])
  await fill()
  await agree()
  await press(/^Go to payment/)
  await press(/^Back to the form/)
  await type(/Full name/, ' Ивановна')

  await press(/^Go to payment/)

  await waitFor(() => expect(posts).toHaveLength(3))
  const [first, changed, again] = posts.map(({ fields }) => fields)
  expect(new Set(posts.map(({ fields }) => fields['idempotency_key'])).size).toBe(1)
  expect(changed).not.toEqual(first)
  expect(again).toEqual(first)
  expect(await screen.findByText(/the order has the form as you first sent it/)).toBeDefined()
  expect(assign).not.toHaveBeenCalled()
})

test('a request whose response was lost is shown before its page opens, if the form has changed since', async () => {
  const { posts } = await aCheckout({ sale_state: 'by_request' }, [
    refused(503),
    refused(409),
    done('requested', 'request'),
  ])
  await fill()
  await agree()
  await press(/^Send the request/)
  await press(/^Back to the form/)
  await type(/Full name/, ' Ивановна')

  await press(/^Send the request/)

  await waitFor(() => expect(posts).toHaveLength(3))
  expect(await screen.findByText(/the order has the form as you first sent it/)).toBeDefined()
  expect(assign).not.toHaveBeenCalled()
})

test('a limit of orders is shown with the time to wait; nothing is sent automatically, and the next press has the same key', async () => {
  const { posts } = await aCheckout({}, [{ ...refused(429), wait: 900 }, done('awaiting_payment')])
  await fill()
  await agree()
  await press(/^Go to payment/)
  expect((await screen.findAllByText(/15 minutes/)).length).toBeGreaterThan(0)
  expect(screen.queryByText(/There will be no second order/)).toBeNull()
  expect(posts).toHaveLength(1)

  await press(/^Go to payment/)

  await waitFor(() => expect(assign).toHaveBeenCalledTimes(1))
  expect(new Set(posts.map(({ fields }) => fields['idempotency_key'])).size).toBe(1)
})

describe('an order that this browser has made before', () => {
  beforeEach(() => keepAttempt({ step: 'ordered', orderId: 'abcdefghijklmnopqrstuv' }))

  async function anEarlier(status: string) {
    storeCart([{ offer_id: offer.id, quantity: 2 }])
    const order = { ...accountResponses.order.order, status }
    const { send } = sendFrom({ offers: { offer_list: [offer] }, order: { order } })
    await renderVisit(<CheckoutPage params={{ kind: 'cart' }} postedKey="k" now="2026-11-22T12:00:00+05:00" />, {
      send,
      address: '/checkout',
    })
  }

  test('can be paid first, or left for another one', async () => {
    await anEarlier('awaiting_payment')
    await press(/^Pay$/)
    expect(assign.mock.calls).toEqual([['/order/pay?order=abcdefghijklmnopqrstuv']])
  })

  test('is left by a press, which shows the cart', async () => {
    await anEarlier('awaiting_payment')
    await press(/^Place another order/)

    expect(await screen.findByRole('textbox', { name: /Full name/ })).toBeDefined()
    expect(keptAttempt()).toBeNull()
  })

  test.each(['paid', 'expired'])('that is %s does not prevent another one', async (status) => {
    await anEarlier(status)
    expect(await screen.findByRole('textbox', { name: /Full name/ })).toBeDefined()
    expect(keptAttempt()).toBeNull()
  })
})
