import type { accountCalls } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import type { Handler } from '../http/handler.ts'
import { json } from '../http/json.ts'
import { queueMail } from '../mail/queue.ts'
import { isNewRequest } from '../mail/repeated.ts'
import { ownerOf, takeToken } from '../mail/token.ts'
import { attemptKey, forgetAttempts } from './attempts.ts'
import { checkNewPassword } from './guessable.ts'
import { replacePassword } from './password.ts'
import { refused } from './refusals.ts'
import type { AccountServices } from './services.ts'
import { endSessions, startSession } from './sessions.ts'
import { showUser } from './user.ts'

/** The least time between two recovery mails to one address, in minutes. */
const pauseMinutes = 2

/**
 * Queues a recovery mail for any address. The account is looked up only when the mail is sent, so neither the
 * response nor its timing reveals whether there is one.
 */
export const recover: Handler<typeof accountCalls.recover> = async ({ body, headers }, { tx, language, now }) => {
  const { email } = body
  if (!(await isNewRequest(tx, { call: 'recover', key: headers['Idempotency-Key'], body, now }))) return {}
  const turn = Math.floor(now.getTime() / 60_000 / pauseMinutes)
  const key = `recovery ${attemptKey(email)} ${turn}`
  await queueMail(tx, { template: 'recovery', parameters: {}, to: email, language, now, key })
  return {}
}

/**
 * Sets a new password with the token of a mailed link and verifies the address; the user's only session is a new one.
 */
export const resetPassword = ({
  passwords,
  sessionSeconds: seconds,
}: AccountServices): Handler<typeof accountCalls.resetPassword> => ({
  withDatabase: async ({ body: { token, password }, headers }, { db, language, now }) => {
    const ended = () => refused('token', 'link_ended', language)
    const known = await ownerOf(db, 'recovery', token, now)
    if (!known) throw ended()
    checkNewPassword(password, await showUser(db, known.user_id), language)
    const hash = await passwords.hash(password)
    const started = await db.transaction(async (tx) => {
      const owner = await takeToken(tx, 'recovery', token, now)
      if (!owner) throw ended()
      const { user_id: userId, email } = owner
      await endSessions(tx, userId)
      await replacePassword(tx, { userId, hash, now })
      await forgetAttempts(tx, email)
      await tx.execute(sql`
        update account set email_verified_at = coalesce(email_verified_at, ${now.toISOString()}::timestamptz)
        where id = ${userId} and email = ${email}`)
      return startSession(tx, { userId, userAgent: headers['User-Agent'], now, seconds })
    })
    return json(started)
  },
})
