import { orderStatuses, type Order } from '@tropa/contract'
import { expect, test } from 'vitest'
import { outcomeOf, paymentOutcomes, type PaymentOutcome } from './payment-outcome.ts'

type Case = [Order['status'], NonNullable<Order['payment']>['status'] | undefined, PaymentOutcome]
const cases: Case[] = [
  ['paid', 'paid', 'paid'],
  ['refunded', 'paid', 'refunded'],
  ['requested', undefined, 'requested'],
  ['expired', 'pending', 'late'],
  ['expired', 'declined', 'expired'],
  ['cancelled', 'pending', 'expired'],
  ['cancelled', undefined, 'expired'],
  ['awaiting_payment', undefined, 'unpaid'],
  ['awaiting_payment', 'pending', 'pending'],
  ['awaiting_payment', 'paid', 'pending'],
  ['awaiting_payment', 'declined', 'declined'],
  ['awaiting_payment', 'expired', 'declined'],
]

test.each(cases)('an order that is %s with a payment that is %s is shown as %s', (status, payment, outcome) => {
  expect(outcomeOf({ status, ...(payment && { payment: { status: payment } }) })).toBe(outcome)
})

test('these cases cover every state of an order and every outcome', () => {
  expect(new Set(cases.map(([status]) => status))).toEqual(new Set(orderStatuses))
  expect(new Set(cases.map(([, , outcome]) => outcome))).toEqual(new Set(paymentOutcomes))
})
