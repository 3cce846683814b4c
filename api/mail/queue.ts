import { EmailAddress, type Language } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { type Database, rows } from '../database/database.ts'
import type { ParametersOf, TemplateName } from './templates.ts'

/** A mail to be sent, in the language of its reader. */
export type Queued<Name extends TemplateName> = {
  template: Name
  parameters: ParametersOf<Name>
  to: string
  language: Language
  now: Date
  /** The account that the mail belongs to; deleting the account deletes the mail. */
  userId?: string
  /** Of several mails with one key only the first is sent. */
  key?: string
}

/**
 * Puts a mail into the outbox, in the transaction of the change that it reports: it is sent after the commit, even if
 * the process restarts in between.
 * @returns whether it is new; `false` if a mail with that key exists
 * @throws {v.ValiError} for a recipient that is not one e-mail address
 */
export async function queueMail<Name extends TemplateName>(
  tx: Pick<Database, 'execute'>,
  { template, parameters, to, language, now, userId, key }: Queued<Name>,
): Promise<boolean> {
  const recipient = v.parse(EmailAddress, to)
  const created = await rows(
    tx,
    sql`
    insert into mail (id, user_id, key, template, recipient, language, parameters, created_at, due_at)
    values (${randomUUID()}, ${userId ?? null}, ${key ?? null}, ${template}, ${recipient}, ${language},
      ${JSON.stringify(parameters)}::jsonb, ${now.toISOString()}, ${now.toISOString()})
    on conflict (key) do nothing returning id`,
  )
  return created.length > 0
}
