import { randomUUID } from 'node:crypto'
import {
  GatewayError,
  type GatewayErrorKind,
  type GatewayPayment,
  type GatewayRefund,
  type NewPayment,
  type NewReceipt,
  type NewRefund,
  type PaymentGateway,
} from '../../payments/gateway.ts'
import { type Receipt, receiptTotal } from '../../payments/receipt.ts'

/** A failure of one call: before the gateway has done anything, or after, so that only its response is lost. */
export type Fault = { when: 'before' | 'after'; kind: GatewayErrorKind }
/** A call of the gateway by its name. */
export type GatewayCall = keyof PaymentGateway

const refuse = (message: string) => new GatewayError('refused', message)

/**
 * A gateway in memory with YooKassa’s rules: keys, states, amounts. `pay`, `decline` and `expire` are the buyer’s page.
 */
export class MemoryGateway implements PaymentGateway {
  readonly payments = new Map<string, GatewayPayment>()
  readonly refunds = new Map<string, GatewayRefund>()
  readonly receipts: NewReceipt[] = []
  /** Receipts that came with payments and with refunds. */
  readonly advances: Receipt[] = []
  readonly returns: Receipt[] = []
  readonly calls: GatewayCall[] = []
  /** Which calls fail; by default none. */
  faultOf: (call: GatewayCall, index: number) => Fault | undefined = () => undefined
  /** The status of refunds that are made. */
  refundStatus: GatewayRefund['status'] = 'succeeded'
  readonly #responses = new Map<string, unknown>()

  async #respond<T>(call: GatewayCall, key: string | undefined, work: () => T): Promise<T> {
    this.calls.push(call)
    const fault = this.faultOf(call, this.calls.length - 1)
    if (fault?.when === 'before') throw new GatewayError(fault.kind, `${call} did not arrive`)
    const known = key !== undefined && this.#responses.get(`${call} ${key}`)
    const response = known ? (known as T) : work()
    if (key !== undefined) this.#responses.set(`${call} ${key}`, response)
    if (fault?.when === 'after') throw new GatewayError(fault.kind, `the answer to ${call} was lost`)
    return structuredClone(response)
  }

  #find(id: string): GatewayPayment {
    const found = this.payments.get(id)
    if (!found) throw refuse('not_found')
    return found
  }

  #change(id: string, from: readonly GatewayPayment['status'][], change: Partial<GatewayPayment>): GatewayPayment {
    const payment = this.#find(id)
    if (!from.includes(payment.status)) throw refuse(`a ${payment.status} payment`)
    const { confirmation_url, ...rest } = payment
    const changed = { ...rest, ...change }
    this.payments.set(id, changed)
    return changed
  }

  createPayment({ key, amount, metadata, receipt }: NewPayment): Promise<GatewayPayment> {
    return this.#respond('createPayment', key, () => {
      if (amount <= 0 || receiptTotal(receipt) !== amount) throw refuse('invalid_request')
      const id = randomUUID()
      const confirmation_url = `https://gateway.example/${id}`
      const payment: GatewayPayment = {
        id,
        status: 'pending',
        amount,
        refunded: 0,
        confirmation_url,
        test: true,
        metadata,
      }
      this.payments.set(id, payment)
      this.advances.push(receipt)
      return payment
    })
  }

  payment(id: string): Promise<GatewayPayment> {
    return this.#respond('payment', undefined, () => this.#find(id))
  }

  capture(id: string, key: string): Promise<GatewayPayment> {
    return this.#respond('capture', key, () => this.#change(id, ['waiting_for_capture'], { status: 'succeeded' }))
  }

  cancel(id: string, key: string): Promise<GatewayPayment> {
    const cancellation = { party: 'merchant', reason: 'canceled_by_merchant' }
    return this.#respond('cancel', key, () =>
      this.#change(id, ['waiting_for_capture'], { status: 'canceled', cancellation }),
    )
  }

  createRefund({ key, paymentId, amount, receipt }: NewRefund): Promise<GatewayRefund> {
    return this.#respond('createRefund', key, () => {
      const payment = this.#find(paymentId)
      const isAllowed = payment.status === 'succeeded' && payment.refunded + amount <= payment.amount
      if (!isAllowed || receiptTotal(receipt) !== amount) throw refuse('invalid_request')
      const refund: GatewayRefund = { id: randomUUID(), payment_id: paymentId, status: this.refundStatus, amount }
      this.refunds.set(refund.id, refund)
      this.returns.push(receipt)
      if (refund.status === 'succeeded') this.#change(paymentId, ['succeeded'], { refunded: payment.refunded + amount })
      return refund
    })
  }

  refund(id: string): Promise<GatewayRefund> {
    return this.#respond('refund', undefined, () => {
      const found = this.refunds.get(id)
      if (!found) throw refuse('not_found')
      return found
    })
  }

  createReceipt(receipt: NewReceipt): Promise<{ id: string }> {
    return this.#respond('createReceipt', receipt.key, () => {
      this.receipts.push(receipt)
      return { id: randomUUID() }
    })
  }

  /** A refund that was pending is made. */
  finishRefund(id: string): void {
    const found = this.refunds.get(id)
    if (!found || found.status !== 'pending') throw new Error('no pending refund')
    this.refunds.set(id, { ...found, status: 'succeeded' })
    const payment = this.#find(found.payment_id)
    this.payments.set(payment.id, { ...payment, refunded: payment.refunded + found.amount })
  }

  /** The buyer pays; the payment then waits for its capture. */
  pay(id: string): void {
    this.#change(id, ['pending'], { status: 'waiting_for_capture' })
  }

  /** The operator takes the money by hand. */
  captureByHand(id: string): void {
    this.#change(id, ['pending', 'waiting_for_capture'], { status: 'succeeded' })
  }

  decline(id: string): void {
    this.#change(id, ['pending'], {
      status: 'canceled',
      cancellation: { party: 'payment_network', reason: 'insufficient_funds' },
    })
  }

  expire(id: string): void {
    this.#change(id, ['pending', 'waiting_for_capture'], {
      status: 'canceled',
      cancellation: { party: 'yoo_money', reason: 'expired_on_confirmation' },
    })
  }
}
