import type { OrderKind, OrderParticipant, OrderStatus, Payer, RefundTerm } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, kopecks } from './columns.ts'
import type { SellerSnapshot } from '../orders/snapshot.ts'
import { account } from './people-accounts.ts'
import { peopleSchema } from './people.ts'

/** Orders. Money is in kopecks. */
export const customerOrder = peopleSchema.table(
  'customer_order',
  {
    /** 144 random bits. Anybody who has it may see a guest's order. */
    id: text().primaryKey(),
    /** The number that people see. */
    number: integer().generatedAlwaysAsIdentity({ startWith: 100_001 }).notNull().unique(),
    /** `null`: made by a guest, or detached from an erased account. */
    user_id: uuid().references(() => account.id, { onDelete: 'set null' }),
    status: text().$type<OrderStatus>().notNull(),
    kind: text().$type<OrderKind>().notNull(),
    /** The language of the mails about it. */
    language: text().notNull(),
    /** `null`: detached from an erased account, or kept for longer than the law asks. */
    payer: jsonb().$type<Payer>(),
    wishes: text(),
    total: kopecks().notNull(),
    refunded: kopecks().notNull().default(0),
    is_test: boolean().notNull(),
    created_at: instant().notNull(),
    /** Boxes that the buyer ticked with the order, and the versions of the texts that they name. */
    consents: jsonb().$type<{ box: string; doc_id: number; version: string }[]>(),
    /** The end of the hold on its seats. */
    expires_at: instant(),
    /** The hashed IP address of the visitor who holds seats; `null` once the hold is over. */
    held_by: text(),
    is_prolonged: boolean().notNull().default(false),
    paid_at: instant(),
    /** The payment that is being captured; until then the order neither expires nor can be cancelled. */
    chosen_payment_id: uuid(),
    /** The hash of the caller and idempotency key of the request that made it, and that of its body. */
    key_hash: text().notNull().unique(),
    body_hash: text().notNull(),
  },
  (table) => [
    index('customer_order_user').on(table.user_id, table.created_at),
    index('customer_order_hold')
      .on(table.expires_at)
      .where(sql`status = 'awaiting_payment'`),
    index('customer_order_held_by')
      .on(table.held_by)
      .where(sql`status = 'awaiting_payment'`),
    check('customer_order_refunded', sql`${table.refunded} between 0 and ${table.total}`),
  ],
)

/** The items of orders, as they were when the order was made. */
export const orderItem = peopleSchema.table(
  'order_item',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    order_id: text()
      .notNull()
      .references(() => customerOrder.id),
    position: integer().notNull(),
    offer_id: integer().notNull(),
    object_type: text().notNull(),
    object_id: integer().notNull(),
    link: text().notNull(),
    object_title: text().notNull(),
    object_title_en: text().notNull(),
    title: text().notNull(),
    title_en: text().notNull(),
    starts_at: instant(),
    ends_at: instant(),
    price: kopecks().notNull(),
    quantity: integer().notNull(),
    /** How many of the offer's seats it occupies now. */
    seats: integer().notNull(),
    seller: jsonb().$type<SellerSnapshot>().notNull(),
    refund_terms: jsonb().$type<RefundTerm[]>().notNull(),
    participants: jsonb().$type<OrderParticipant[]>(),
    /** When the receipt of the settlement was made; `settle_after`: the next attempt. */
    settled_at: instant(),
    settle_after: instant(),
    settle_tries: integer().notNull().default(0),
  },
  (table) => [
    index('order_item_order').on(table.order_id),
    index('order_item_offer').on(table.offer_id),
    index('order_item_settlement')
      .on(table.settle_after)
      .where(sql`settled_at is null`),
    check('order_item_seats', sql`${table.seats} between 0 and ${table.quantity}`),
  ],
)

/**
 * Payments, as far as they are known. `status`: `creating` until the gateway has answered, then the gateway's own.
 * The id is the idempotence key.
 */
export const payment = peopleSchema.table(
  'payment',
  {
    id: uuid().primaryKey(),
    order_id: text()
      .notNull()
      .references(() => customerOrder.id),
    gateway_id: text().unique(),
    status: text().notNull(),
    /** The decision on an authorised payment: `capture` or `cancel`. It is made once and repeated until it succeeds. */
    decision: text(),
    amount: kopecks().notNull(),
    confirmation_url: text(),
    cancellation: text(),
    created_at: instant().notNull(),
    /** When to ask the gateway again; `null`: the state is final. */
    check_at: instant(),
    checks: integer().notNull().default(0),
  },
  (table) => [
    index('payment_order').on(table.order_id),
    index('payment_check').on(table.check_at),
    uniqueIndex('payment_open')
      .on(table.order_id)
      .where(sql`status in ('creating', 'pending')`),
  ],
)

/** Refunds. The id with `attempt` is the idempotence key. */
export const refund = peopleSchema.table(
  'refund',
  {
    id: uuid().primaryKey(),
    order_id: text()
      .notNull()
      .references(() => customerOrder.id),
    payment_id: uuid()
      .notNull()
      .references(() => payment.id),
    gateway_id: text(),
    /** `creating`, `pending`, `succeeded`. A cancelled refund is tried again, because the money is still owed. */
    status: text().notNull(),
    attempt: integer().notNull().default(1),
    attempted_at: instant().notNull(),
    amount: kopecks().notNull(),
    /** What is returned, for the receipt: items with the number of tickets and the kopecks for each. */
    lines: jsonb().$type<{ item_id: number; quantity: number; price: number }[]>().notNull(),
    /** The idempotency key of the request for it. */
    request_key: text(),
    failure: text(),
    created_at: instant().notNull(),
    check_at: instant(),
    checks: integer().notNull().default(0),
  },
  (table) => [
    index('refund_payment').on(table.payment_id),
    index('refund_check').on(table.check_at),
    uniqueIndex('refund_request').on(table.order_id, table.request_key),
  ],
)

/**
 * Double entries: the amounts of one transaction sum to zero, which a deferred trigger checks. Accounts: `gateway`
 * (what it owes to the portal), and `seller <id>` and `refunds` (what the portal owes to sellers and buyers, negative).
 */
export const ledgerEntry = peopleSchema.table(
  'ledger_entry',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    transaction_id: uuid().notNull(),
    order_id: text()
      .notNull()
      .references(() => customerOrder.id),
    account: text().notNull(),
    amount: kopecks().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [index('ledger_transaction').on(table.transaction_id), index('ledger_order').on(table.order_id)],
)
