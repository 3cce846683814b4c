import { type SQL, sql } from 'drizzle-orm'
import { type Database, rows } from '../../database/database.ts'
import type { MemoryGateway } from './memory-gateway.ts'

/** Queries for what must never occur. */
const violations: Readonly<Record<string, SQL>> = {
  'an offer is oversold': sql`
    select offer.id from offer join sold_seats on offer_id = offer.id where sold > seats`,
  'the count of seats differs from what orders occupy': sql`
    select offer_id, coalesce(sold, 0) as sold, coalesce(occupied, 0) as occupied from sold_seats full join (
      select offer_id, sum(seats) as occupied from order_item group by offer_id) as items using (offer_id)
    where coalesce(sold, 0) <> coalesce(occupied, 0)`,
  'an order has more or fewer tickets than it paid for': sql`
    select id, status from customer_order
    where (select count(*) from ticket where order_id = customer_order.id)
      <> case when status in ('paid', 'refunded')
        then (select sum(quantity) from order_item where order_id = customer_order.id) else 0 end`,
  'an item has other tickets than its quantity': sql`
    select order_item.id from order_item join customer_order on customer_order.id = order_id
    where status in ('paid', 'refunded')
      and quantity <> (select count(*) from ticket where item_id = order_item.id)`,
  'an item occupies other seats than its order says': sql`
    select item.id, item.seats, status from order_item as item join customer_order on customer_order.id = order_id
    where seats <> case status when 'awaiting_payment' then quantity
      when 'paid' then (select count(*) from ticket where item_id = item.id and ticket.status <> 'refunded')
      when 'refunded' then 0 else 0 end`,
  'an order is called refunded, and not all its tickets are, or the other way': sql`
    select id, status from customer_order where status in ('paid', 'refunded')
      and (status = 'refunded') <> not exists (select from ticket where order_id = customer_order.id and status <> 'refunded')`,
  'a ledger transaction does not sum to zero': sql`
    select transaction_id from ledger_entry group by transaction_id having sum(amount) <> 0`,
  'a paid order has not exactly one payment of its total': sql`
    select id from customer_order where status in ('paid', 'refunded') and total > 0
      and 1 <> (select count(*) from payment where payment.id = chosen_payment_id
        and payment.order_id = customer_order.id and payment.status = 'succeeded' and amount = total)`,
  'an order that is not paid has taken money that is not owed back': sql`
    select payment.id from payment join customer_order on customer_order.id = order_id
    where payment.status = 'succeeded' and chosen_payment_id is distinct from payment.id
      and amount <> (select coalesce(sum(refund.amount), 0) from refund where payment_id = payment.id)`,
  'sellers are owed other than what was paid and not returned': sql`
    select customer_order.id, total, refunded from customer_order
    where -(case when status in ('paid', 'refunded') then total - refunded else 0 end)
      <> (select coalesce(sum(amount), 0) from ledger_entry where order_id = customer_order.id and account like 'seller %')`,
  'the gateway owes other than it took and did not return': sql`
    select customer_order.id from customer_order
    where (select coalesce(sum(amount), 0) from ledger_entry
        where order_id = customer_order.id and account = 'gateway')
      <> (select coalesce(sum(amount), 0) from payment
        where order_id = customer_order.id and payment.status = 'succeeded')
      - (select coalesce(sum(amount), 0) from refund
        where order_id = customer_order.id and refund.status = 'succeeded')`,
  'buyers are owed other than the refunds that are not made yet': sql`
    select customer_order.id from customer_order
    where -(select coalesce(sum(amount), 0) from refund
        where order_id = customer_order.id and refund.status <> 'succeeded')
      <> (select coalesce(sum(amount), 0) from ledger_entry
        where order_id = customer_order.id and account = 'refunds')`,
  'an order’s refunds differ from what it says': sql`
    select customer_order.id from customer_order
    where refunded <> (select coalesce(sum(amount), 0) from refund
      where order_id = customer_order.id and payment_id = chosen_payment_id)`,
  'a paid order has no event for one of its sellers': sql`
    select order_id, seller from (
      select distinct order_id, (order_item.seller->'ru'->>'id')::int as seller from order_item
      join customer_order on customer_order.id = order_id where status in ('paid', 'refunded')) as sold
    where 1 <> (select count(*) from seller_event
      where seller_event.order_id = sold.order_id and seller_id = seller and event = 'order.paid')`,
}

/** What differs from the gateway's books: nothing, once everything that was lost has been repeated. */
async function differences(db: Database, gateway: MemoryGateway): Promise<string[]> {
  const [booked] = await rows<{ taken: string }>(
    db,
    sql`select coalesce(sum(amount), 0)::text as taken from ledger_entry where account = 'gateway'`,
  )
  const known = await rows<{ gateway_id: string; status: string }>(db, sql`select gateway_id, status from payment`)
  const statuses = new Map(known.map(({ gateway_id, status }) => [gateway_id, status]))
  const made = [...gateway.payments.values()]
  const taken = made
    .filter(({ status }) => status === 'succeeded')
    .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0)
  return [
    ...(taken === Number(booked?.taken) ? [] : [`the gateway holds ${taken}, the ledger says ${booked?.taken}`]),
    ...made.filter(({ status }) => status === 'waiting_for_capture').map(({ id }) => `the money of ${id} still waits`),
    ...made
      .filter(({ id, status }) => status === 'succeeded' && statuses.get(id) !== 'succeeded')
      .map(({ id }) => `payment ${id} is not known as taken`),
  ]
}

/** Everything that is wrong in the books: with seats, tickets, orders and money. */
export async function faultsInBooks(db: Database, gateway?: MemoryGateway): Promise<string[]> {
  const found: string[] = []
  for (const [name, query] of Object.entries(violations)) {
    const wrong = await rows(db, query)
    if (wrong.length > 0) found.push(`${name}: ${JSON.stringify(wrong.slice(0, 3))}`)
  }
  return gateway ? [...found, ...(await differences(db, gateway))] : found
}

/** @throws {Error} that lists what is wrong */
export async function assertBooks(db: Database, gateway?: MemoryGateway): Promise<void> {
  const faults = await faultsInBooks(db, gateway)
  if (faults.length > 0) throw new Error(faults.join('\n'))
}
