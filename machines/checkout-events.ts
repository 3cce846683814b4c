import type { CheckoutAttempt, CheckoutDraft, FieldErrors } from './checkout-attempt.ts'

/** What the buyer does on the checkout page; answers of the server come from the actors. */
export type CheckoutEvent =
  | { type: 'CHANGED'; draft: CheckoutDraft }
  /** `key`: a new idempotency key for each press. It is used unless an earlier one has no response yet. */
  | { type: 'SUBMIT'; key: string }
  /** Return to the form before a response arrives. */
  | { type: 'LEAVE' }
  /** Retry now instead of after the wait. */
  | { type: 'RETRY' }
  | { type: 'WENT_ONLINE' }
  /** The buyer is back from the gateway, by its redirect or by the browser's Back button. */
  | { type: 'RETURNED' }
  /** Go to the gateway once more, for the same order. */
  | { type: 'PAY' }
  /** Begin another purchase; an unpaid order stays as it is. */
  | { type: 'START_AGAIN' }

/** The input of `submit`: the draft, and the idempotency key of the order. */
export type CheckoutRequest = { key: string; draft: CheckoutDraft }
/**
 * The result of a submission. `refused`: certainly no order was made; errors that belong to no field may stand under
 * any name. `conflict`: the key was used for another draft. `postponed`: this request made no order for a reason that
 * passes, such as a session that has ended or too many orders; the buyer's next press sends the same key. Where the
 * outcome is unknown the actor rejects, and is called again with the same key.
 */
export type CheckoutResponse =
  | { kind: 'payment'; orderId: string }
  | { kind: 'request'; orderId: string }
  | { kind: 'refused'; errors: FieldErrors }
  | { kind: 'conflict' }
  | { kind: 'postponed'; errors: FieldErrors }
/** The state of a payment, as the provider says. */
export type PaymentStatus = 'pending' | 'paid' | 'declined' | 'expired'

/** What the form holds, and the one attempt to order it that may be under way. */
export type Checkout = {
  draft: CheckoutDraft
  attempt: CheckoutAttempt | null
  errors: FieldErrors
  /** `orderedEarlier`: the order is of a draft that was sent before the buyer went back to the form. */
  notice: 'agreementRequired' | 'requestFailed' | 'orderedEarlier' | null
  /** Tries in a row without a result. */
  tries: number
}
/** State left by an earlier page or before a reload; without it the form is empty. */
export type CheckoutInput = {
  /** The attempt passed to `keep` before a reload, or the order in the address. */
  attempt?: CheckoutAttempt | null
  /** The initial values of the form. */
  draft?: CheckoutDraft
}
