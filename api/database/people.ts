import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * Data of visitors, which outlives the editors' content and is never replaced. It refers to objects and offers by id
 * without foreign keys, because content may be deleted that visitors still refer to.
 */
export const peopleSchema = pgSchema('people')

/** Seats of an offer that are sold or reserved; `offer.seats` minus these are left. */
export const soldSeats = peopleSchema.table(
  'sold_seats',
  { offer_id: integer().primaryKey(), sold: integer().notNull() },
  (table) => [check('sold_is_not_negative', sql`${table.sold} >= 0`)],
)

/** The last cards of objects that were deleted from the content: orders and tracks still show them. */
export const removedCard = peopleSchema.table(
  'removed_card',
  { object_type: text().notNull(), id: integer().notNull(), language: text().notNull(), card: text().notNull() },
  (table) => [primaryKey({ columns: [table.object_type, table.id, table.language] })],
)

/** Requests of one visitor within one window of time. */
export const requestCount = peopleSchema.table(
  'request_count',
  {
    name: text().notNull(),
    visitor: text().notNull(),
    window_start: bigint({ mode: 'number' }).notNull(),
    requests: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.visitor, table.window_start] })],
)
