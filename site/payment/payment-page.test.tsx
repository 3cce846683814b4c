// @vitest-environment node
import type { Order } from '@tropa/contract'
import { describe, expect, test } from 'vitest'
import { renderedPage } from '../app/testing/rendered-page.tsx'
import { orderResponses } from '../app/testing/order-responses.ts'
import { sendFrom } from '../app/testing/test-provider-responses.ts'
import { languages } from '../region/languages.ts'
import { words, type MessageId } from '../messages/intl.tsx'

const id = orderResponses.order.order.id
const pay = `/order/pay?order=${id}`
const order = `/checkout?order=${id}`
const again = `/payment?order=${id}`
const ticket = '/ticket?code=7ZZZP0QK3W9XJ4M2RBT5CDEFGH'

const pageOf = (changes: Partial<Order>, address = again, language: 'ru' | 'en' = 'ru') => {
  const response = { order: { ...orderResponses.order.order, ...changes } }
  return renderedPage(address, { send: sendFrom({ order: response }).send, language })
}
const linksOf = (main: Element) => Array.from(main.querySelectorAll('a[href]'), (link) => link.getAttribute('href'))

const waiting = (status?: NonNullable<Order['payment']>['status']): Partial<Order> => ({
  status: 'awaiting_payment',
  ticket_list: [],
  payment: status && { status },
})
const cases: [string, Partial<Order>, MessageId, string[]][] = [
  ['paid', {}, 'payment.paid', [ticket, order]],
  ['not decided yet', waiting('pending'), 'payment.pending', [again, pay, order]],
  ['not begun', waiting(), 'payment.unpaid', [pay, order]],
  ['declined', waiting('declined'), 'payment.declined', [pay, order]],
  ['too late', { status: 'expired', ticket_list: [], payment: { status: 'expired' } }, 'payment.expired', [order]],
  ['late', { status: 'expired', ticket_list: [], payment: { status: 'pending' } }, 'payment.late', [again, order]],
  ['returned', { status: 'refunded' }, 'payment.refunded', [order]],
  ['not needed', { status: 'requested', ticket_list: [], test: false }, 'payment.requested', [order]],
]

describe.each(languages)('in %s', (language) => {
  test.each(cases)('a payment that is %s says so, and links to the next step', async (_, changes, title, links) => {
    const { status, main, errors } = await pageOf(changes, again, language)

    expect([status, errors]).toEqual([200, []])
    expect(main.querySelector('[role="status"]')?.textContent).toContain(words(language)(title))
    expect(linksOf(main)).toEqual(links)
  })
})

const held = { ...waiting('pending'), expires_at: '2026-11-22T12:15:00+05:00' }

test.each([
  ['ends later', { ...held, held_seconds: 60 }, true],
  ['is over', { ...held, held_seconds: 0 }, false],
  ['has no known end', waiting('pending'), false],
])('a payment that is not decided says what happens to the seats when the hold %s', async (_, changes, hasTime) => {
  const ru = (await pageOf(changes)).main.textContent
  const en = (await pageOf(changes, again, 'en')).main.textContent

  expect([ru, en]).toEqual([expect.stringContaining('освободятся'), expect.stringContaining('free again')])
  expect([ru?.includes('12:15'), en?.includes('until 12:15, Yugra time (UTC+5)')]).toEqual([hasTime, hasTime])
})

test('a test payment is marked as such, and a real one is not', async () => {
  const label = words('ru')('payment.test')

  expect((await pageOf({ test: true })).main.textContent).toContain(label)
  expect((await pageOf({ test: false })).main.textContent).not.toContain(label)
})

test('the page says that the gateway could not be reached, until the order is decided', async () => {
  const label = words('ru')('payment.away')

  expect((await pageOf(waiting(), `${again}&gateway=away`)).main.textContent).toContain(label)
  expect((await pageOf({}, `${again}&gateway=away`)).main.textContent).not.toContain(label)
})

test.each(['/payment', '/payment?order=', '/payment?order=short', '/payment?order=1&order=2'])(
  '%s is not found',
  async (address) => {
    expect((await pageOf({}, address)).status).toBe(404)
  },
)
