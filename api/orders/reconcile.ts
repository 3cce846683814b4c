import { defaultLanguage, type Language, textInLanguage, type Texts } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { GatewayError, type GatewayPayment, type PaymentGateway } from '../payments/gateway.ts'
import { applyGatewayState, type Decision } from './gateway-state.ts'
import { allOf, orderReceipt } from './order-receipts.ts'
import type { OrderServices } from './services.ts'
import { findOrders, findPayments, itemsOf, type StoredPayment } from './stored-order.ts'

const titles: Texts = { ru: 'Заказ', en: 'Order' }

/** Where the gateway sends the buyer back to, in their language. */
const returnUrl = (siteUrl: string, orderId: string, language: Language) =>
  `${siteUrl}/payment?order=${orderId}${language === defaultLanguage ? '' : `&lang=${language}`}`

/** Creates a payment; a repeated call with the same key returns the first one. */
async function create(
  db: Database,
  gateway: PaymentGateway,
  { siteUrl }: OrderServices,
  { id, order_id, amount }: StoredPayment,
): Promise<GatewayPayment> {
  const [order] = await findOrders(db, sql`id = ${order_id}`)
  if (!order) throw new Error(`payment ${id} has no order`)
  const items = await itemsOf(db, [order_id])
  return gateway.createPayment({
    key: id,
    amount,
    description: `${textInLanguage(titles, order.language)} ${order.number}`,
    returnUrl: returnUrl(siteUrl, order_id, order.language),
    language: order.language,
    receipt: orderReceipt(order, allOf(items), 'full_prepayment'),
    metadata: { order_number: String(order.number), payment: id },
  })
}

/** The gateway knows a key for a day; after that the same request would create another payment. */
const keyLifetimeMs = 23 * 3_600_000
const isTooOld = ({ created_at }: StoredPayment, now: Date) => now.getTime() - Date.parse(created_at) > keyLifetimeMs

/** Gives up a payment whose address no buyer has received. */
const giveUp = (db: Database, id: string, reason: string) =>
  db.execute(sql`
    update payment set status = 'canceled', cancellation = ${reason}, check_at = null
    where id = ${id} and status = 'creating'`)

async function readFromGateway(
  db: Database,
  gateway: PaymentGateway,
  services: OrderServices,
  payment: StoredPayment,
  now: Date,
) {
  if (payment.gateway_id !== null) return gateway.payment(payment.gateway_id)
  if (isTooOld(payment, now)) return void (await giveUp(db, payment.id, 'expired_unknown'))
  try {
    return await create(db, gateway, services, payment)
  } catch (error) {
    if (!(error instanceof GatewayError) || error.kind !== 'refused') throw error
    await giveUp(db, payment.id, 'refused')
    services.report(`The gateway refused payment ${payment.id}`, error)
    return undefined
  }
}

/** Carries a decision out. If the gateway refuses, the state has changed already, so the payment is read again. */
async function carryOut(gateway: PaymentGateway, decision: Decision, { id }: GatewayPayment, paymentId: string) {
  try {
    return decision === 'capture'
      ? await gateway.capture(id, `${paymentId}-capture`)
      : await gateway.cancel(id, `${paymentId}-cancel`)
  } catch (error) {
    if (!(error instanceof GatewayError) || error.kind !== 'refused') throw error
    return gateway.payment(id)
  }
}

/**
 * Reads a payment from the gateway, updates the order and carries out the decision. It may be repeated at any time, by
 * several processes at once and after any failure.
 * @throws {GatewayError} if the gateway cannot be asked: repeat it later
 */
export async function reconcile(db: Database, services: OrderServices, paymentId: string, now: Date): Promise<void> {
  const { gateway } = services
  const [payment] = await findPayments(db, sql`id = ${paymentId}`)
  if (!gateway || !payment || payment.status === 'succeeded' || payment.status === 'canceled') return
  const remote = await readFromGateway(db, gateway, services, payment, now)
  const decision = remote && (await applyGatewayState(db, paymentId, remote, now))
  if (!remote || !decision) return
  const done = await carryOut(gateway, decision, remote, paymentId)
  await applyGatewayState(db, paymentId, done, now)
}
