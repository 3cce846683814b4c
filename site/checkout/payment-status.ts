import type { Order } from '@tropa/contract'
import type { PaymentStatus } from '@tropa/machines'

/** The state of an unpaid order, from its payment. */
export function paymentStatusOf({ status, payment }: Pick<Order, 'status' | 'payment'>): PaymentStatus {
  switch (status) {
    case 'paid':
    case 'refunded':
    case 'requested':
      return 'paid'
    case 'expired':
    case 'cancelled':
      return 'expired'
    case 'awaiting_payment':
      return payment?.status === 'declined' ? 'declined' : 'pending'
    default:
      return status satisfies never
  }
}
