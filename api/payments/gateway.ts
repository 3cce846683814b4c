import type { Language } from '@tropa/contract'
import type { Receipt } from './receipt.ts'

/**
 * Kinds of failures of a call to the gateway.
 * - `refused`: the same request would be refused again.
 * - `unknown`: the outcome is not known; repeat with the same key.
 * - `busy`: nothing was done, because there were too many requests; repeat later.
 */
export type GatewayErrorKind = 'refused' | 'unknown' | 'busy'

type Details = { code?: string | undefined; parameter?: string | undefined; cause?: unknown }

/** A call to the gateway failed. `code`, `parameter`: the gateway's own, where it named them. */
export class GatewayError extends Error {
  override name = 'GatewayError'
  readonly kind: GatewayErrorKind
  readonly code: string | undefined
  readonly parameter: string | undefined

  constructor(kind: GatewayErrorKind, message: string, { code, parameter, cause }: Details = {}) {
    super(message, { cause })
    this.kind = kind
    this.code = code
    this.parameter = parameter
  }
}

/** Whether the operator needs to know of an error: unknown and busy calls are only repeated. */
export const needsReport = (error: unknown): boolean => !(error instanceof GatewayError) || error.kind === 'refused'

export const paymentStatuses = ['pending', 'waiting_for_capture', 'succeeded', 'canceled'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** A payment as the gateway knows it. Amounts are kopecks. */
export type GatewayPayment = {
  id: string
  status: PaymentStatus
  amount: number
  /** Sum of its refunds that succeeded. */
  refunded: number
  /** Where the buyer pays; only while `pending`. */
  confirmation_url?: string
  /** No money moves. */
  test: boolean
  cancellation?: { party: string; reason: string }
  metadata: Record<string, string>
}

export const refundStatuses = ['pending', 'succeeded', 'canceled'] as const

/** A refund as the gateway knows it. `amount`: kopecks. */
export type GatewayRefund = {
  id: string
  payment_id: string
  status: (typeof refundStatuses)[number]
  amount: number
  cancellation?: { party: string; reason: string }
}

export type NewPayment = {
  /** Idempotence key, at most 64 characters: the same key gives the same payment for 24 hours. */
  key: string
  /** Kopecks, more than 0. */
  amount: number
  /** Shown to the buyer; shortened to 128 characters. */
  description: string
  /** Where the gateway's page sends the buyer back to. */
  returnUrl: string
  /** The language of the gateway's page. */
  language?: Language
  receipt: Receipt
  metadata: Record<string, string>
}

export type NewRefund = { key: string; paymentId: string; amount: number; receipt: Receipt }

/** `receipt`: the settlement after the service, whose items have the mode `full_payment`. */
export type NewReceipt = { key: string; paymentId: string; receipt: Receipt }

/** Every call throws `GatewayError` where it fails. */
export interface PaymentGateway {
  /** The payment is not captured automatically: it waits as `waiting_for_capture`. */
  createPayment(payment: NewPayment): Promise<GatewayPayment>
  payment(id: string): Promise<GatewayPayment>
  /** Takes the money; only from `waiting_for_capture`. */
  capture(id: string, key: string, receipt?: Receipt): Promise<GatewayPayment>
  /** Releases the money; only from `waiting_for_capture`. A `pending` payment expires by itself. */
  cancel(id: string, key: string): Promise<GatewayPayment>
  createRefund(refund: NewRefund): Promise<GatewayRefund>
  refund(id: string): Promise<GatewayRefund>
  createReceipt(receipt: NewReceipt): Promise<{ id: string }>
}
