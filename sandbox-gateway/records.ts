import type { Amount } from './money.ts'
import type { Receipt } from './requests.ts'

type Cancellation = { party: string; reason: string }

/** An outcome that the buyer chose on the page and that has not happened yet. `at`: milliseconds since 1970. */
export type Due = { outcome: 'paid' | 'declined'; at: number }

/** A payment as it is kept. */
export type Payment = {
  id: string
  status: 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled'
  amount: Amount
  refunded: number
  capture: boolean
  description: string
  metadata: Record<string, string>
  return_url: string
  language: 'ru' | 'en'
  created_at: string
  /** Ends a `pending` payment, then one that waits for capture. */
  expires_at: string
  captured_at?: string
  cancellation_details?: Cancellation
  receipt: Receipt
  due?: Due
  /** How its notifications are sent. */
  notices: 'usual' | 'lost' | 'twice' | 'wrong_order'
}

export type Refund = {
  id: string
  payment_id: string
  status: 'succeeded' | 'canceled'
  amount: Amount
  created_at: string
  cancellation_details?: Cancellation
  receipt?: Receipt
}

/** A receipt of its own, sent after the one of the payment. */
export type LaterReceipt = {
  id: string
  payment_id: string
  type: 'payment' | 'refund'
  body: object
  created_at: string
}

/** The response to an idempotence key. `at`: milliseconds since 1970. */
export type Remembered = { id: string; request: string; response: object; at: number }

export type Events =
  | 'payment.waiting_for_capture'
  | 'payment.succeeded'
  | 'payment.canceled'
  | 'refund.succeeded'
  | 'refund.canceled'

/** A notification that was not answered by 200 yet. `next`, `until`: milliseconds since 1970. */
export type Notice = {
  id: string
  event: Events
  /** As it was when the event happened. */
  object: unknown
  attempts: number
  next: number
  until: number
  isDone: boolean
}

export type Kinds = { payment: Payment; refund: Refund; receipt: LaterReceipt; key: Remembered; notice: Notice }
