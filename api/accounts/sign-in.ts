import type { accountCalls } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { type Database, rows } from '../database/database.ts'
import type { Handler } from '../http/handler.ts'
import { json } from '../http/json.ts'
import { beginAttempt, endAttempt } from './attempts.ts'
import { refused } from './refusals.ts'
import type { AccountServices } from './services.ts'
import { startSession } from './sessions.ts'

type Stored = { id: string; password_hash: string }

/** The account of an address, with the hash of its password. */
export const findByEmail = async (db: Database, email: string): Promise<Stored | undefined> =>
  (await rows<Stored>(db, sql`select id, password_hash from account where email = ${email}`))[0]

/** Signs in. An unknown address takes the same steps as a wrong password, and gets the same refusal. */
export const signIn = ({
  passwords,
  sessionSeconds: seconds,
}: AccountServices): Handler<typeof accountCalls.login> => ({
  withDatabase: async ({ body: { email, password }, headers }, { db, language, now, visitor }) => {
    const attempt = { email, visitor, now }
    await beginAttempt(db, attempt)
    const stored = await findByEmail(db, email)
    const isRight = await passwords.isRight(password, stored?.password_hash)
    if (!stored || !isRight) throw refused('password', 'wrong_pair', language)
    const newHash = passwords.isOutdated(stored.password_hash) ? await passwords.hash(password) : stored.password_hash
    const started = await db.transaction(async (tx) => {
      // Locked, and compared again: a reset or a change may have ended this password while it was hashed.
      const [same] = await rows(
        tx,
        sql`
        update account set password_hash = ${newHash}, language = ${language}
        where id = ${stored.id} and password_hash = ${stored.password_hash} returning id`,
      )
      if (!same) throw refused('password', 'wrong_pair', language)
      await endAttempt(tx, attempt)
      return startSession(tx, { userId: stored.id, userAgent: headers['User-Agent'], now, seconds })
    })
    return json(started)
  },
})

/** Ends the session of the token. */
export const signOut: Handler<typeof accountCalls.logout> = async (_, { tx, user }) => {
  await tx.execute(sql`delete from session where id = ${user.sessionId ?? null}`)
  return {}
}
