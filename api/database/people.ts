import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * What people do, and what must outlive the editors' content: never replaced. It names objects and offers by their numbers,
 * without foreign keys, since content may drop what people still refer to.
 */
export const peopleSchema = pgSchema('people')

/** Seats of an offer that are sold or held; what remains is `offer.seats` less these. */
export const soldSeats = peopleSchema.table(
  'sold_seats',
  { offer_id: integer().primaryKey(), sold: integer().notNull() },
  (table) => [check('sold_is_not_negative', sql`${table.sold} >= 0`)],
)

/** Cards of objects that the content no longer has, as they last were: orders and tracks that name them can still be read. */
export const removedCard = peopleSchema.table(
  'removed_card',
  { object_type: text().notNull(), id: integer().notNull(), language: text().notNull(), card: text().notNull() },
  (table) => [primaryKey({ columns: [table.object_type, table.id, table.language] })],
)

/** Requests of one visitor within one window of time. */
export const requestCount = peopleSchema.table(
  'request_count',
  { name: text().notNull(), visitor: text().notNull(), window_start: bigint({ mode: 'number' }).notNull(), requests: integer().notNull() },
  (table) => [primaryKey({ columns: [table.name, table.visitor, table.window_start] })],
)
