import { sql } from 'drizzle-orm'
import { type Database, rows } from '../database/database.ts'
import { GatewayError, type GatewayRefund, type PaymentGateway } from '../payments/gateway.ts'
import { bookRefund } from './ledger.ts'
import { allOf, orderReceipt, type ReceiptPart } from './order-receipts.ts'
import type { OrderServices } from './services.ts'
import { findOrders, itemsOf, lockOrder, type StoredItem, type StoredOrder } from './stored-order.ts'

/** A refund as it is stored, with its payment's id at the gateway. */
type StoredRefund = {
  id: string
  order_id: string
  payment_id: string
  gateway_id: string | null
  status: 'creating' | 'pending' | 'succeeded'
  attempt: number
  attempted_at: string
  amount: number
  failure: string | null
  lines: { item_id: number; quantity: number; price: number }[]
  payment_gateway_id: string
}

async function find(db: Pick<Database, 'execute'>, id: string): Promise<StoredRefund | undefined> {
  const [found] = await rows<{ row: StoredRefund }>(
    db,
    sql`
    select to_json(found) as row from (
      select refund.*, payment.gateway_id as payment_gateway_id
      from refund join payment on payment.id = refund.payment_id where refund.id = ${id}) as found`,
  )
  return found?.row
}

/**
 * The receipt of a refund without an order lists the items that the payment was meant for; for another amount it has
 * one line.
 */
function partsOf({ lines, amount }: StoredRefund, items: readonly StoredItem[]): ReceiptPart[] {
  const [first] = items
  const isWhole = amount === items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  if (lines.length === 0 && isWhole) return allOf(items)
  if (lines.length === 0 && first) return [{ item: first, quantity: 1, price: amount }]
  return lines.flatMap(({ item_id, ...part }) => {
    const item = items.find(({ id }) => id === item_id)
    return item ? [{ item, ...part }] : []
  })
}

async function create(db: Database, gateway: PaymentGateway, refund: StoredRefund): Promise<GatewayRefund> {
  const [order]: StoredOrder[] = await findOrders(db, sql`id = ${refund.order_id}`)
  if (!order) throw new Error(`refund ${refund.id} has no order`)
  const items = await itemsOf(db, [refund.order_id])
  return gateway.createRefund({
    key: `${refund.id}-${refund.attempt}`,
    paymentId: refund.payment_gateway_id,
    amount: refund.amount,
    receipt: orderReceipt(order, partsOf(refund, items), 'full_prepayment'),
  })
}

const keyLifetimeMs = 23 * 3_600_000

/** Kopecks of a payment that were returned, by this database. */
async function knownReturned(db: Database, { payment_id }: StoredRefund): Promise<{ amount: number; open: number }> {
  const [sums] = await rows<{ amount: string; open: number }>(
    db,
    sql`
    select coalesce(sum(amount) filter (where status = 'succeeded'), 0)::text as amount,
      (count(*) filter (where status <> 'succeeded'))::int as open
    from refund where payment_id = ${payment_id}`,
  )
  return { amount: Number(sums?.amount ?? 0), open: sums?.open ?? 0 }
}

/** What the gateway says of a refund. `ambiguous`: what it returned may be this refund or another of the payment. */
type Outcome = GatewayRefund | 'not_made' | 'ambiguous'

/**
 * The outcome of an attempt whose key the gateway has forgotten: with the same key it would pay a second time, so the
 * payment says how much of it has been returned.
 */
async function outcomeOfOld(db: Database, gateway: PaymentGateway, refund: StoredRefund): Promise<Outcome> {
  const { refunded } = await gateway.payment(refund.payment_gateway_id)
  const { amount, open } = await knownReturned(db, refund)
  if (refunded === amount) return 'not_made'
  if (open > 1 || refunded !== amount + refund.amount) return 'ambiguous'
  return { id: `old-${refund.id}`, payment_id: refund.payment_gateway_id, status: 'succeeded', amount: refund.amount }
}

/** Starts a new attempt with a new key, because the last one certainly returned nothing. */
const tryAgain = (db: Database, { id, attempt }: StoredRefund, reason: string, after: string, now: Date) =>
  db.execute(sql`
    update refund set status = 'creating', gateway_id = null, attempt = attempt + 1, failure = ${reason},
      attempted_at = ${now.toISOString()}::timestamptz + ${after}::interval,
      check_at = ${now.toISOString()}::timestamptz + ${after}::interval
    where id = ${id} and attempt = ${attempt} and status <> 'succeeded'`)

/** Repeats a request with the same key, because an earlier response may have been lost. */
const postpone = (db: Database, { id }: StoredRefund, reason: string, now: Date) =>
  db.execute(sql`
    update refund set failure = ${reason}, check_at = ${now.toISOString()}::timestamptz + interval '1 hour'
    where id = ${id} and status <> 'succeeded'`)

const ambiguity = 'the gateway may have made it or another one'

/** Only another refund's outcome, or a person, can decide: it is reported once, and the gateway asked hourly. */
async function leaveToOperator(db: Database, services: OrderServices, refund: StoredRefund, now: Date): Promise<void> {
  if (refund.failure !== ambiguity)
    services.report(`Refund ${refund.id} cannot be told from others of its payment: check it at the gateway`)
  await postpone(db, refund, ambiguity, now)
}

async function readFromGateway(
  db: Database,
  gateway: PaymentGateway,
  refund: StoredRefund,
  now: Date,
): Promise<Outcome> {
  if (refund.gateway_id !== null) return gateway.refund(refund.gateway_id)
  if (now.getTime() - Date.parse(refund.attempted_at) > keyLifetimeMs) return outcomeOfOld(db, gateway, refund)
  return create(db, gateway, refund)
}

const apply = (db: Database, { id }: StoredRefund, remote: GatewayRefund, now: Date) =>
  db.transaction(async (tx) => {
    const found = await find(tx, id)
    if (!found) return
    await lockOrder(tx, found.order_id)
    const refund = await find(tx, id)
    if (!refund || refund.status === 'succeeded') return
    const isDone = remote.status === 'succeeded'
    await tx.execute(sql`
      update refund set gateway_id = ${remote.id}, status = ${remote.status}, failure = null,
        check_at = ${isDone ? sql`null` : sql`check_at`}
      where id = ${id}`)
    if (isDone) await bookRefund(tx, refund.order_id, refund.amount, now)
  })

/**
 * Refunds at the gateway, or finds out whether that was done. It may be repeated at any time.
 * @throws {GatewayError} if the gateway cannot be asked: repeat it later
 */
export async function runRefund(db: Database, services: OrderServices, id: string, now: Date): Promise<void> {
  const { gateway } = services
  const refund = await find(db, id)
  if (!gateway || !refund || refund.status === 'succeeded') return
  try {
    const remote = await readFromGateway(db, gateway, refund, now)
    if (remote === 'not_made') return void (await tryAgain(db, refund, 'the outcome is unknown', '0 seconds', now))
    if (remote === 'ambiguous') return await leaveToOperator(db, services, refund, now)
    if (remote.status !== 'canceled') return await apply(db, refund, remote, now)
    services.report(`The gateway cancelled refund ${id}: ${remote.cancellation?.reason ?? ''}`)
    await tryAgain(db, refund, remote.cancellation?.reason ?? 'canceled', '1 day', now)
  } catch (error) {
    if (!(error instanceof GatewayError) || error.kind !== 'refused') throw error
    services.report(`The gateway refused refund ${id}`, error)
    await postpone(db, refund, error.message.slice(0, 200), now)
  }
}
