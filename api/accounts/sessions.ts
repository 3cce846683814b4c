import type { SessionStart } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { type Database, rows } from '../database/database.ts'
import type { Principals, User } from '../http/principal.ts'
import { newToken, tokenHash } from '../mail/token.ts'
import { deviceOf } from './device.ts'
import { showUser } from './user.ts'

/** The precision of `last_seen_at`, in minutes: otherwise every request would write. */
const seenMinutes = 5

type Start = { userId: string; userAgent: string | undefined; now: Date; seconds: number }

/** Starts a session. Only this response has its token. */
export async function startSession(tx: Database, { userId, userAgent, now, seconds }: Start): Promise<SessionStart> {
  const access_token = newToken()
  const expires = Math.floor(now.getTime() / 1000) + seconds
  await tx.execute(sql`
    insert into session (id, user_id, token_hash, device, created_at, last_seen_at, expires_at)
    values (${randomUUID()}, ${userId}, ${tokenHash(access_token)}, ${deviceOf(userAgent)}, ${now.toISOString()},
      ${now.toISOString()}, to_timestamp(${expires}))`)
  return { access_token, expires, user: await showUser(tx, userId) }
}

type Found = { id: string; user_id: string; is_stale: boolean }

/** Finds users by the tokens of their sessions. */
export const sessionPrincipals =
  (db: Database): Principals =>
  async (token, now) => {
    const at = sql`${now.toISOString()}::timestamptz`
    const [found] = await rows<Found>(
      db,
      sql`
      select id, user_id, last_seen_at < ${at} - interval '1 minute' * ${seenMinutes} as is_stale
      from session where token_hash = ${tokenHash(token)} and expires_at > ${at}`,
    )
    if (!found) return undefined
    if (found.is_stale) await db.execute(sql`update session set last_seen_at = ${at} where id = ${found.id}`)
    return { kind: 'user', id: found.user_id, sessionId: found.id }
  }

/** Ends every session of a user, except one if it is named. */
export const endSessions = (tx: Database, userId: string, keep?: User) =>
  tx.execute(sql`delete from session where user_id = ${userId} and id is distinct from ${keep?.sessionId ?? null}`)
