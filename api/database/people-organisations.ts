import { index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { peopleSchema } from './people.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'string' })

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
