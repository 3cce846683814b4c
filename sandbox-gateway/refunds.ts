import { randomUUID } from 'node:crypto'
import { Failure } from './failure.ts'
import { kopecks } from './money.ts'
import { type Bank, paymentOf } from './payments.ts'
import type { LaterReceipt, Refund } from './records.ts'
import { checkSum, NewReceipt, NewRefund, parsed } from './requests.ts'

/** A refund in the form of the protocol. */
export const shownRefund = ({ receipt, ...refund }: Refund) => ({
  ...refund,
  ...(receipt && { receipt_registration: 'succeeded' }),
})

/** @throws {Failure} for more than is left of the payment, or a receipt of another sum */
export function createRefund(bank: Bank, body: unknown): Refund {
  const { payment_id, amount, receipt } = parsed(NewRefund, body)
  const payment = paymentOf(bank, payment_id)
  if (payment.status !== 'succeeded')
    throw new Failure('invalid_request', 'Only a payment that succeeded is refunded', 'payment_id')
  const refunded = payment.refunded + kopecks(amount)
  if (refunded > kopecks(payment.amount))
    throw new Failure('invalid_request', 'More than is left of the payment', 'amount')
  if (receipt) checkSum(receipt, kopecks(amount))
  const refund: Refund = {
    id: randomUUID(),
    payment_id,
    status: 'succeeded',
    amount,
    created_at: bank.now().toISOString(),
    ...(receipt && { receipt }),
  }
  bank.store.put('payment', { ...payment, refunded })
  bank.store.put('refund', refund)
  bank.notify('refund.succeeded', payment, shownRefund(refund))
  return refund
}

/** @throws {Failure} for an unknown id */
export function refundOf({ store }: Pick<Bank, 'store'>, id: string): Refund {
  const refund = store.get('refund', id)
  if (!refund) throw new Failure('not_found', 'There is no such refund', 'refund_id')
  return refund
}

export const shownReceipt = ({ id, type, payment_id, created_at, body }: LaterReceipt) => ({
  ...body,
  id,
  type,
  payment_id,
  status: 'succeeded',
  registered_at: created_at,
})

/** @throws {Failure} where the items, the settlements and the payment do not agree */
export function createReceipt(bank: Bank, request: unknown): LaterReceipt {
  const body = parsed(NewReceipt, request)
  const payment = paymentOf(bank, body.payment_id)
  const settled = body.settlements.reduce((sum, { amount }) => sum + kopecks(amount), 0)
  checkSum(body, settled)
  if (payment.status !== 'succeeded' || settled > kopecks(payment.amount))
    throw new Failure('invalid_request', 'The receipt settles more than was paid', 'settlements')
  const { type, payment_id } = body
  const receipt: LaterReceipt = {
    id: `rt-${randomUUID()}`,
    type,
    payment_id,
    body,
    created_at: bank.now().toISOString(),
  }
  bank.store.put('receipt', receipt)
  return receipt
}

/** The receipts of a payment: its own, of its refunds, then later ones. */
export function receiptsOf(bank: Bank, paymentId: string) {
  const payment = paymentOf(bank, paymentId)
  const ofThis = (record: { payment_id: string }) => record.payment_id === paymentId
  const refunds = bank.store.all('refund').filter(ofThis)
  return [
    { type: 'payment', payment_id: paymentId, ...payment.receipt },
    ...refunds.flatMap(({ id, receipt }) =>
      receipt ? [{ type: 'refund', payment_id: paymentId, refund_id: id, ...receipt }] : [],
    ),
    ...bank.store.all('receipt').filter(ofThis).map(shownReceipt),
  ]
}
