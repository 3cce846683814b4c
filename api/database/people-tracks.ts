import type { CalendarDate, DayNote, ReplacedOrder, TrackStop } from '@tropa/contract'
import { boolean, date, index, integer, jsonb, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { peopleSchema } from './people.ts'

/** What a visitor has planned, in every table that holds a track. */
const planned = {
  /** The stops in order. */
  plan: jsonb().$type<TrackStop[]>().notNull(),
  day_notes: jsonb().$type<DayNote[]>().notNull(),
  days: integer(),
  start_date: date({ mode: 'string' }).$type<CalendarDate>(),
}
const instant = () => timestamp({ withTimezone: true })

/** The track that a user is building: one row for each user, locked while it changes. */
export const activeTrack = peopleSchema.table('active_track', {
  user_id: text().primaryKey(),
  ...planned,
  version: integer().notNull(),
  /** The version that the last order made: an order made from an older one replaces it. */
  order_version: integer().notNull(),
  replaced: jsonb().$type<ReplacedOrder>(),
})

export const savedTrack = peopleSchema.table(
  'saved_track',
  {
    id: integer().generatedAlwaysAsIdentity().primaryKey(),
    user_id: text().notNull(),
    title: text(),
    created_at: instant().notNull(),
    deleted_at: instant(),
    /** The key of the request that saved it. */
    save_key: text(),
    /** The id of the saved track of which this row is an earlier version: a deleted track that can be restored. */
    version_of: integer(),
    ...planned,
  },
  (table) => [
    index('saved_track_user').on(table.user_id, table.created_at),
    unique().on(table.user_id, table.save_key),
  ],
)

/** A track that is open to whoever has its link. Tokens are stored hashed. */
export const sharedTrack = peopleSchema.table(
  'shared_track',
  {
    token_hash: text().primaryKey(),
    secret_hash: text().notNull(),
    /** `null`: shared by a guest. */
    user_id: text(),
    title: text(),
    can_add: boolean().notNull(),
    /** The link was sent in a mail. */
    is_mailed: boolean().notNull().default(false),
    version: integer().notNull(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    ...planned,
  },
  (table) => [index('shared_track_user').on(table.user_id), index('shared_track_expiry').on(table.expires_at)],
)

/** The changes of shared tracks. */
export const sharedChange = peopleSchema.table(
  'shared_change',
  {
    token_hash: text()
      .notNull()
      .references(() => sharedTrack.token_hash, { onDelete: 'cascade' }),
    version: integer().notNull(),
    kind: text({ enum: ['attached', 'detached', 'ordered'] }).notNull(),
    object_type: text({ enum: ['event', 'location'] }),
    object_id: integer(),
    changed_by: text().notNull(),
    changed_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.token_hash, table.version] })],
)

/** Requests that have sent mail, by their idempotency key. */
export const mailedTrack = peopleSchema.table(
  'mailed_track',
  { key: text().primaryKey(), body_hash: text().notNull(), mailed_at: instant().notNull() },
  (table) => [index('mailed_track_time').on(table.mailed_at)],
)
