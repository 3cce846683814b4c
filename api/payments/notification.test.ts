import { expect, test } from 'vitest'
import { readNotification } from './notification.ts'

const aboutPayment = { type: 'notification', event: 'payment.succeeded', object: { id: 'p-1', status: 'succeeded' } }

test.each(['payment.succeeded', 'payment.canceled', 'payment.waiting_for_capture'])(
  '%s names a payment, and the rest of it is ignored',
  (event) => {
    expect(readNotification({ ...aboutPayment, event })).toEqual({ kind: 'payment', id: 'p-1' })
  },
)

test('refund.succeeded names a refund and its payment', () => {
  const body = { type: 'notification', event: 'refund.succeeded', object: { id: 'r-1', payment_id: 'p-1' } }

  expect(readNotification(body)).toEqual({ kind: 'refund', id: 'r-1', paymentId: 'p-1' })
})

test.each([
  null,
  [],
  'payment.succeeded',
  { ...aboutPayment, type: 'other' },
  { ...aboutPayment, event: 'payment.made' },
  { ...aboutPayment, object: { id: '../p' } },
  { ...aboutPayment, object: { id: 'p'.repeat(65) } },
  { ...aboutPayment, object: null },
  { ...aboutPayment, event: 'refund.succeeded' },
])('any other content is ignored: %j', (body) => {
  expect(readNotification(body)).toBeUndefined()
})
