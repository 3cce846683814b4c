import type { Order } from '@tropa/contract'

/** The outcomes that the page of a payment can show for an order. */
export const paymentOutcomes = [
  'paid',
  'refunded',
  'pending',
  'unpaid',
  'declined',
  'late',
  'expired',
  'requested',
] as const
export type PaymentOutcome = (typeof paymentOutcomes)[number]

/**
 * `unpaid`: no payment was started yet; `pending`: the gateway has not decided; `late`: it had not decided when the
 * hold ended.
 */
export function outcomeOf({ status, payment }: Pick<Order, 'status' | 'payment'>): PaymentOutcome {
  switch (status) {
    case 'paid':
    case 'refunded':
    case 'requested':
      return status
    case 'expired':
      return payment?.status === 'pending' ? 'late' : 'expired'
    case 'cancelled':
      return 'expired'
    case 'awaiting_payment':
      return waitingFor(payment?.status)
    default:
      return status satisfies never
  }
}

function waitingFor(payment: NonNullable<Order['payment']>['status'] | undefined): PaymentOutcome {
  switch (payment) {
    case undefined:
      return 'unpaid'
    case 'declined':
    case 'expired':
      return 'declined'
    case 'pending':
    case 'paid':
      return 'pending'
    default:
      return payment satisfies never
  }
}
