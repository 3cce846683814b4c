import { sql } from 'drizzle-orm'
import { index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { peopleSchema } from './people.ts'

/** Keys of organisations, by the SHA-256 of the key. `company_id`: the company whose tickets and sales it opens. */
export const organisationKey = peopleSchema.table(
  'organisation_key',
  {
    id: uuid().primaryKey(),
    key_hash: text().notNull().unique(),
    company_id: integer().notNull(),
    /** What it is for, as the operator named it: a gate, a cash desk. */
    title: text().notNull(),
    created_at: instant().notNull(),
    revoked_at: instant(),
  },
  (table) => [index('organisation_key_company').on(table.company_id)],
)

/** Where the sales of a company are announced; `secret` signs the messages. */
export const webhook = peopleSchema.table('webhook', {
  company_id: integer().primaryKey(),
  url: text().notNull(),
  secret: text().notNull(),
  changed_at: instant().notNull(),
})

/**
 * What is to be announced to a seller's webhook, written in the transaction of what has happened, delivered later.
 * `event`: `order.paid`, `order.requested`, `tickets.refunded`. `body`: `{ order_number, test, items: [{ offer_id,
 * quantity, amount: Money }] }` with the seller's items only. A delivery sets `sent_at`, or `attempts`, `due_at` and
 * `failure`.
 */
export const sellerEvent = peopleSchema.table(
  'seller_event',
  {
    id: uuid().primaryKey(),
    seller_id: integer().notNull(),
    order_id: text().notNull(),
    event: text().notNull(),
    body: jsonb().notNull(),
    created_at: instant().notNull(),
    due_at: instant().notNull(),
    attempts: integer().notNull().default(0),
    sent_at: instant(),
    failure: text(),
  },
  (table) => [
    index('seller_event_due')
      .on(table.due_at)
      .where(sql`sent_at is null`),
  ],
)
