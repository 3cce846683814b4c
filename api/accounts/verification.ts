import type { accountCalls, Language } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { type Database, rows } from '../database/database.ts'
import { PortalError } from '../http/failures.ts'
import type { Handler } from '../http/handler.ts'
import { json } from '../http/json.ts'
import { queueMail } from '../mail/queue.ts'
import { isNewRequest } from '../mail/repeated.ts'
import { ownerOf } from '../mail/token.ts'
import { refused } from './refusals.ts'
import { showUser } from './user.ts'

/** The least time between two verification mails, in seconds. */
const pauseSeconds = 60

/** Verifies the address that the mail was sent to, as long as it is the user's; a second time changes nothing. */
export const verify: Handler<typeof accountCalls.verify> = async ({ body: { token } }, { tx, language, now }) => {
  const owner = await ownerOf(tx, 'verification', token, now)
  const [verified] = owner
    ? await rows(
        tx,
        sql`
        update account set email_verified_at = coalesce(email_verified_at, ${now.toISOString()}::timestamptz)
        where id = ${owner.user_id} and email = ${owner.email} returning id`,
      )
    : []
  if (!owner || !verified) throw refused('token', 'link_ended', language)
  return json({ user: await showUser(tx, owner.user_id) })
}

type Addressee = { email: string; language: Language; is_verified: boolean; wait: number | null }

/** The user's row, locked so that concurrent requests wait for each other. */
const addresseeOf = async (tx: Database, userId: string, now: Date): Promise<Addressee | undefined> =>
  (
    await rows<Addressee>(
      tx,
      sql`
      select email, language, email_verified_at is not null as is_verified,
        (select ${pauseSeconds} - floor(extract(epoch from ${now.toISOString()}::timestamptz - max(created_at)))::int
          from mail where mail.user_id = account.id and template = 'verification') as wait
      from account where id = ${userId} for update`,
    )
  )[0]

/** Mails the link again, after a pause; nothing is mailed for an address that is verified. */
export const sendVerification: Handler<typeof accountCalls.sendVerification> = async (
  { headers },
  { tx, user, now },
) => {
  const request = { call: 'sendVerification', key: headers['Idempotency-Key'], body: user.id, now }
  if (!(await isNewRequest(tx, request))) return {}
  const addressee = await addresseeOf(tx, user.id, now)
  if (!addressee) throw new PortalError('unauthorized')
  const { email: to, language, is_verified, wait } = addressee
  if (is_verified) return {}
  if (wait !== null && wait > 0) throw new PortalError('too_many', { headers: { 'retry-after': String(wait) } })
  await queueMail(tx, { template: 'verification', parameters: {}, to, language, now, userId: user.id })
  return {}
}
