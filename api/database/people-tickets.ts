import type { TicketStatus } from '@tropa/contract'
import { index, integer, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { customerOrder, orderItem } from './people-orders.ts'
import { peopleSchema } from './people.ts'

/** Tickets: made in the transaction that marks their order paid. `number`: from 1 within the order. */
export const ticket = peopleSchema.table(
  'ticket',
  {
    code: text().primaryKey(),
    order_id: text()
      .notNull()
      .references(() => customerOrder.id),
    item_id: integer()
      .notNull()
      .references(() => orderItem.id),
    number: integer().notNull(),
    /** Which of the item's participants holds it, from 0. */
    position: integer().notNull(),
    status: text().$type<TicketStatus>().notNull(),
    created_at: instant().notNull(),
    redeemed_at: instant(),
    /** The organisation, or the gate of it. */
    redeemed_by: text(),
    /** Of the request that redeemed it, hashed: the same request gets the same response again. */
    redeem_key: text(),
    refunded_at: instant(),
  },
  (table) => [uniqueIndex('ticket_number').on(table.order_id, table.number), index('ticket_item').on(table.item_id)],
)

/** An admission by the list of a gate without a network: its report found the ticket used or returned before. */
export const doubleUse = peopleSchema.table(
  'double_use',
  {
    ticket_code: text()
      .notNull()
      .references(() => ticket.code, { onDelete: 'cascade' }),
    admitted_at: instant().notNull(),
    reported_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ticket_code, table.admitted_at] })],
)
