import { index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { account, ownerId } from './people-accounts.ts'
import { peopleSchema } from './people.ts'

/** Mails to be sent, and those of the last days without their parameters. A mail is written when it is sent. */
export const mail = peopleSchema.table(
  'mail',
  {
    id: uuid().primaryKey(),
    /** `null`: the recipient need not have an account. */
    user_id: uuid().references(() => account.id, { onDelete: 'cascade' }),
    /** A mail with a key is queued once: `guide 7 <user>`. */
    key: text().unique(),
    template: text().notNull(),
    recipient: text().notNull(),
    language: text().notNull(),
    /** Of the template; `null` after the mail was sent or given up. */
    parameters: jsonb(),
    created_at: instant().notNull(),
    /** When the next attempt is due; while a process is sending the mail, when another process may take over. */
    due_at: instant().notNull(),
    attempts: integer().notNull().default(0),
    sent_at: instant(),
    /** Why the last attempt failed. */
    failure: text(),
  },
  (table) => [index('mail_due').on(table.due_at), index('mail_user').on(table.user_id)],
)

/** Tokens of mailed links, by their SHA-256. `email` is the address that the link was sent to. */
export const mailedToken = peopleSchema.table(
  'mailed_token',
  {
    token_hash: text().primaryKey(),
    user_id: ownerId(),
    purpose: text().notNull(),
    email: text().notNull(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [index('mailed_token_user').on(table.user_id, table.purpose)],
)

/** Guide articles that were mailed to the subscribers, or existed at the first start. */
export const announcedGuide = peopleSchema.table('announced_guide', {
  guide_id: integer().primaryKey(),
  announced_at: instant().notNull(),
})
