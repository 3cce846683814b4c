import type { accountCalls, Session } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { rows } from '../database/database.ts'
import { PortalError } from '../http/failures.ts'
import type { Handler } from '../http/handler.ts'
import { json } from '../http/json.ts'

export const listSessions: Handler<typeof accountCalls.sessions> = async (_, { db, user, now }) => {
  const list = await rows<{ session: Session }>(
    db,
    sql`
    select json_build_object('id', id, 'device', device, 'created_at', created_at, 'last_seen_at', last_seen_at,
      'is_current', id = ${user.sessionId ?? null}) as session
    from session where user_id = ${user.id} and expires_at > ${now.toISOString()}::timestamptz
    order by last_seen_at desc, id`,
  )
  return json({ session_list: list.map(({ session }) => session) })
}

/** Ends one session of the user; a session of another user is `not_found`. */
export const endSession: Handler<typeof accountCalls.endSession> = async ({ params: { id } }, { tx, user }) => {
  const ended = await rows(tx, sql`delete from session where id = ${id} and user_id = ${user.id} returning id`)
  if (ended.length === 0) throw new PortalError('not_found')
  return {}
}
