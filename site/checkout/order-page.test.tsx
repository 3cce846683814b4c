// @vitest-environment node
import type { Order } from '@tropa/contract'
import { describe, expect, test } from 'vitest'
import { orderResponses } from '../app/testing/order-responses.ts'
import { linksOf, plainForms } from '../app/testing/plain-forms.ts'
import { renderedPage, type Visitor } from '../app/testing/rendered-page.tsx'
import { sendFrom } from '../app/testing/test-provider-responses.ts'
import type { SubmittedForm } from '../forms/submitted-form.ts'
import { words } from '../messages/intl.tsx'
import { PortalError } from '../portal/error.ts'
import { languages } from '../region/languages.ts'
import { paymentStatusOf } from './payment-status.ts'

const { order } = orderResponses.order
const address = `/checkout?order=${order.id}`
const at = (changes: Partial<Order> = {}, visitor: Visitor = {}) =>
  renderedPage(address, { send: sendFrom({ order: { order: { ...order, ...changes } } }).send, ...visitor })
const plain = (text: string | null | undefined) => text?.replaceAll(/[\s\u2060]+/g, ' ') ?? ''

describe.each(languages)('in %s', (language) => {
  const say = words(language)

  test.each([
    ['awaiting_payment', 'payment'],
    ['paid', 'tickets'],
    ['requested', 'tickets'],
    ['expired', 'tickets'],
  ] as const)('an order that is %s is at the step %s', async (status, step) => {
    const { main } = await at({ status }, { language })
    const current = [...main.querySelectorAll('li[aria-current="step"]')]
    expect(current.map(({ textContent }) => textContent)).toEqual([say(`checkout.step.${step}`)])
  })

  test('a guest sees a link to create an account, and a signed-in visitor does not', async () => {
    const guest = await at({}, { language })
    const own = await at({}, { language, auth: { expires: 4_000_000_000 } })

    expect(plain(guest.main.textContent)).toContain(plain(say('order.accountText')))
    expect(linksOf(guest.main)).toContain('/registration')
    // An account does not get the orders that were made without it.
    expect(plain(guest.main.textContent)).toMatch(/следующие заказы и билеты|next orders and their tickets/)
    expect(plain(own.main.textContent)).not.toContain(plain(say('order.accountText')))
  })

  test('a request says who answers it, and how', async () => {
    const { main } = await at({ status: 'requested', kind: 'request', ticket_list: [] }, { language })
    expect(plain(main.textContent)).toContain(plain(say('made.requestedText')))
    expect(plain((await at({}, { language })).main.textContent)).not.toContain(plain(say('made.requestedText')))
  })
})

test('its forms post to the address with the key of the order', async () => {
  const { main } = await at({ status: 'awaiting_payment', ticket_list: [], can_prolong: true })
  const posted = plainForms(main).filter(({ fields }) => 'form' in fields)

  expect(posted.map(({ action, fields }) => [action, fields['form'], fields['id']])).toEqual([
    [address, 'prolong-order', order.id],
    [address, 'cancel-order', order.id],
  ])
})

test('a button that was refused without scripts says why above the order', async () => {
  const submitted: SubmittedForm = {
    form: 'refund-order',
    values: { id: order.id },
    outcome: { kind: 'refused', status: 409, message: 'It has begun', errors: {} },
  }
  expect((await at({}, { submitted })).main.textContent).toContain('It has begun')
})

test.each([404, 503])('an order with the status %i is a page of that status', async (status) => {
  const page = await renderedPage(address, { send: sendFrom({ order: new PortalError(status) }).send })
  expect(page.status).toBe(status)
})

test('a visitor with the key sees the order, even if guests may not buy', async () => {
  const { status, main } = await at({}, { facts: { guestsMayBuy: false } })
  expect([status, main.querySelectorAll('article')]).toEqual([200, expect.objectContaining({ length: 1 })])
})

test.each([
  ['paid', undefined, 'paid'],
  ['refunded', undefined, 'paid'],
  ['requested', undefined, 'paid'],
  ['expired', 'pending', 'expired'],
  ['cancelled', undefined, 'expired'],
  ['awaiting_payment', undefined, 'pending'],
  ['awaiting_payment', 'pending', 'pending'],
  ['awaiting_payment', 'declined', 'declined'],
  ['awaiting_payment', 'expired', 'pending'],
] as const)('an order that is %s with a payment %s is shown as %s', (status, payment, shown) => {
  expect(paymentStatusOf({ status, payment: payment && { status: payment } })).toBe(shown)
})
