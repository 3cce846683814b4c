import { randomUUID } from 'node:crypto'
import { Failure } from './failure.ts'
import { amountOf, kopecks } from './money.ts'
import type { Events, Payment } from './records.ts'
import { Capture, checkSum, NewPayment, parsed } from './requests.ts'
import type { Store } from './store.ts'

/** What the rules of payments and refunds need. `publicUrl`: where buyers reach the gateway's page. */
export type Bank = {
  store: Store
  now: () => Date
  publicUrl: string
  /** How long the shop holds what is being paid for. */
  holdMinutes: number
  notify: (event: Events, payment: Payment, object: unknown) => void
}

const hour = 3_600_000
/** A buyer may take an hour; captured must be within a week. */
const [pendingMs, holdMs] = [hour, 7 * 24 * hour]

export const pageOf = ({ publicUrl }: Pick<Bank, 'publicUrl'>, { id, language }: Payment) =>
  `${publicUrl}/pay/${id}?lang=${language}`

const isRefundable = ({ status, amount, refunded }: Payment) => status === 'succeeded' && refunded < kopecks(amount)

/** A payment in the form of the protocol. */
export function shownPayment(bank: Pick<Bank, 'publicUrl'>, payment: Payment) {
  const { id, status, amount, description, metadata, created_at, expires_at, captured_at } = payment
  return {
    id,
    status,
    paid: status === 'succeeded' || status === 'waiting_for_capture',
    amount,
    ...(description && { description }),
    ...(status === 'pending' && {
      confirmation: { type: 'redirect', return_url: payment.return_url, confirmation_url: pageOf(bank, payment) },
    }),
    created_at,
    ...(status === 'waiting_for_capture' && { expires_at }),
    ...(captured_at && { captured_at }),
    ...(payment.cancellation_details && { cancellation_details: payment.cancellation_details }),
    ...(payment.refunded > 0 && { refunded_amount: amountOf(payment.refunded) }),
    metadata,
    refundable: isRefundable(payment),
    receipt_registration: status === 'canceled' ? 'canceled' : status === 'succeeded' ? 'succeeded' : 'pending',
    test: true,
  }
}

const after = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString()

/** @throws {Failure} for an unknown id */
export function paymentOf({ store }: Pick<Bank, 'store'>, id: string): Payment {
  const payment = store.get('payment', id)
  if (!payment) throw new Failure('not_found', 'There is no such payment', 'payment_id')
  return payment
}

export function createPayment({ store, now }: Bank, body: unknown): Payment {
  const { amount, capture, confirmation, description = '', metadata, receipt } = parsed(NewPayment, body)
  checkSum(receipt, kopecks(amount))
  const payment: Payment = {
    id: randomUUID(),
    status: 'pending',
    amount,
    refunded: 0,
    capture,
    description,
    metadata,
    return_url: confirmation.return_url,
    language: confirmation.locale === 'en_US' ? 'en' : 'ru',
    created_at: now().toISOString(),
    expires_at: after(now(), pendingMs),
    receipt,
    notices: 'usual',
  }
  store.put('payment', payment)
  return payment
}

function change(bank: Bank, payment: Payment, event: Events): Payment {
  bank.store.put('payment', payment)
  bank.notify(event, payment, shownPayment(bank, payment))
  return payment
}

const withoutDue = ({ due: _, ...payment }: Payment): Payment => payment

/** The buyer has paid. */
export function pay(bank: Bank, payment: Payment): Payment {
  const now = bank.now()
  if (payment.status !== 'pending') return payment
  const rest = withoutDue(payment)
  return payment.capture
    ? change(bank, { ...rest, status: 'succeeded', captured_at: now.toISOString() }, 'payment.succeeded')
    : change(
        bank,
        { ...rest, status: 'waiting_for_capture', expires_at: after(now, holdMs) },
        'payment.waiting_for_capture',
      )
}

const cancelFor = (bank: Bank, payment: Payment, party: string, reason: string) =>
  change(
    bank,
    { ...withoutDue(payment), status: 'canceled', cancellation_details: { party, reason } },
    'payment.canceled',
  )

/** The buyer's bank has declined. */
export const decline = (bank: Bank, payment: Payment): Payment =>
  payment.status === 'pending' ? cancelFor(bank, payment, 'payment_network', 'insufficient_funds') : payment

const isWaiting = ({ status }: Payment) => status === 'waiting_for_capture'

/** @throws {Failure} where the payment does not wait for capture, or another amount is named */
export function capture(bank: Bank, id: string, body: unknown): Payment {
  const payment = paymentOf(bank, id)
  const { amount, receipt } = parsed(Capture, body)
  if (!isWaiting(payment))
    throw new Failure('invalid_request', `A payment that is ${payment.status} cannot be captured`)
  if (amount && kopecks(amount) !== kopecks(payment.amount))
    throw new Failure('invalid_request', 'This gateway captures the whole amount only', 'amount')
  if (receipt) checkSum(receipt, kopecks(payment.amount))
  const captured_at = bank.now().toISOString()
  const captured: Payment = { ...payment, status: 'succeeded', captured_at, receipt: receipt ?? payment.receipt }
  return change(bank, captured, 'payment.succeeded')
}

/** @throws {Failure} where the payment does not wait for capture */
export function cancel(bank: Bank, id: string): Payment {
  const payment = paymentOf(bank, id)
  if (!isWaiting(payment))
    throw new Failure('invalid_request', `A payment that is ${payment.status} cannot be cancelled`)
  return cancelFor(bank, payment, 'merchant', 'canceled_by_merchant')
}

const outcomes = { paid: pay, declined: decline }

/** Ends a payment whose time is over, and does what the buyer's choice left for later. */
export function advance(bank: Bank, payment: Payment): void {
  const now = bank.now().getTime()
  if (payment.due && payment.due.at <= now) return void outcomes[payment.due.outcome](bank, payment)
  if (Date.parse(payment.expires_at) > now) return
  if (payment.status === 'pending') cancelFor(bank, payment, 'yoo_money', 'expired_on_confirmation')
  if (isWaiting(payment)) cancelFor(bank, payment, 'yoo_money', 'expired_on_capture')
}
