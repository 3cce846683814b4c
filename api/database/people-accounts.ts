import type { Participant, ReadingSettings } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { peopleSchema } from './people.ts'

/** Users. E-mail addresses are in lower case; `password_hash` is argon2id in the PHC format. */
export const account = peopleSchema.table('account', {
  id: uuid().primaryKey(),
  email: text().notNull().unique(),
  email_verified_at: instant(),
  password_hash: text().notNull(),
  first_name: text().notNull(),
  last_name: text().notNull(),
  patronymic: text(),
  birth_date: date({ mode: 'string' }),
  sex: text(),
  origin: text().notNull(),
  municipality: text(),
  region: text(),
  country: text(),
  /** The language of the mails to this user. */
  language: text().notNull(),
  gets_paid_services: boolean().notNull().default(false),
  gets_guide: boolean().notNull().default(false),
  gets_research: boolean().notNull().default(false),
  reading: jsonb()
    .$type<ReadingSettings>()
    .notNull()
    .default(sql`'{}'`),
  keeps_history: boolean().notNull().default(true),
  created_at: instant().notNull(),
})

/** A row that is deleted with its user. Every table with such a column is a part of the export of an account. */
export const ownerId = () =>
  uuid()
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' })

/** Sessions of users, by the SHA-256 of their token. */
export const session = peopleSchema.table(
  'session',
  {
    id: uuid().primaryKey(),
    user_id: ownerId(),
    token_hash: text().notNull().unique(),
    /** Browser and system in short: `Firefox, Windows`. */
    device: text().notNull(),
    created_at: instant().notNull(),
    last_seen_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [index('session_user').on(table.user_id), index('session_end').on(table.expires_at)],
)

/** Ticked boxes: the version of each text that a box names, and when it was ticked. */
export const consent = peopleSchema.table(
  'consent',
  {
    user_id: ownerId(),
    box: text().notNull(),
    doc_id: integer().notNull(),
    version: text().notNull(),
    given_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.box, table.doc_id, table.version] })],
)

/** Participants that users keep for their next order. */
export const participant = peopleSchema.table(
  'participant',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: ownerId(),
    fields: jsonb().$type<Participant>().notNull(),
  },
  (table) => [index('participant_user').on(table.user_id)],
)

const keptObject = { user_id: ownerId(), object_type: text().notNull(), object_id: integer().notNull() }

/** Objects that users have marked as favourites. */
export const favorite = peopleSchema.table('favorite', { ...keptObject, added_at: instant().notNull() }, (table) => [
  primaryKey({ columns: [table.user_id, table.object_type, table.object_id] }),
])

/** Objects that users have opened. */
export const seenObject = peopleSchema.table(
  'seen_object',
  { ...keptObject, seen_at: instant().notNull() },
  (table) => [primaryKey({ columns: [table.user_id, table.object_type, table.object_id] })],
)

/** Wrong passwords in a row, by the hash of the e-mail address, or of the address and the visitor. */
export const signInFailure = peopleSchema.table(
  'sign_in_failure',
  {
    key: text().primaryKey(),
    failures: integer().notNull(),
    last_at: instant().notNull(),
    /** When this visitor last signed in to the account: failures of others do not slow such a visitor. */
    signed_in_at: instant(),
  },
  (table) => [index('sign_in_failure_last').on(table.last_at)],
)
