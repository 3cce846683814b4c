import type { Language } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { type Database, rows } from '../database/database.ts'
import { PortalError } from '../http/failures.ts'
import { queueMail } from '../mail/queue.ts'
import { beginAttempt, endAttempt } from './attempts.ts'
import type { Passwords } from './passwords.ts'
import { refused } from './refusals.ts'

type Typed = { userId: string; password: string; visitor: string; now: Date; language: Language }

/**
 * Checks the password of somebody who is signed in; wrong ones slow the next attempt, as at sign-in.
 * @returns the hash it was compared with
 * @throws {PortalError} with `old_password`
 */
export async function checkOldPassword(
  db: Database,
  passwords: Passwords,
  { userId, password, visitor, now, language }: Typed,
): Promise<string> {
  const [stored] = await rows<{ email: string; password_hash: string }>(
    db,
    sql`select email, password_hash from account where id = ${userId}`,
  )
  if (!stored) throw new PortalError('unauthorized')
  const attempt = { email: stored.email, visitor, now }
  await beginAttempt(db, attempt)
  if (!(await passwords.isRight(password, stored.password_hash)))
    throw refused('old_password', 'wrong_password', language)
  await endAttempt(db, attempt)
  return stored.password_hash
}

type Checked = { userId: string; hash: string; language: Language }

/**
 * Locks the account if its password is still the one that was checked: a reset may have replaced it meanwhile.
 * @param checked `hash`: the hash that the password was compared with
 * @throws {PortalError} with `old_password`
 */
export async function lockChecked(tx: Database, { userId, hash, language }: Checked): Promise<void> {
  const [same] = await rows(tx, sql`select id from account where id = ${userId} and password_hash = ${hash} for update`)
  if (!same) throw refused('old_password', 'wrong_password', language)
}

type Replacement = { userId: string; hash: string; now: Date }

/** Stores a new password, deletes the user's links for a password reset, and mails the user about the change. */
export async function replacePassword(tx: Database, { userId, hash, now }: Replacement): Promise<void> {
  const [user] = await rows<{ email: string; language: Language }>(
    tx,
    sql`update account set password_hash = ${hash} where id = ${userId} returning email, language`,
  )
  if (!user) throw new PortalError('unauthorized')
  await tx.execute(sql`delete from mailed_token where user_id = ${userId} and purpose = 'recovery'`)
  const { email: to, language } = user
  await queueMail(tx, { template: 'password_changed', parameters: {}, to, language, now, userId })
}
