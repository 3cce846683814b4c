import type { ResponseBody, Calls, Got } from '@tropa/contract'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { sharedTrack } from '../database/people-tracks.ts'
import { PortalError } from '../http/failures.ts'
import type { Moment } from '../http/handler.ts'
import { json, type Json } from '../http/json.ts'
import type { User } from '../http/principal.ts'
import { shownOf } from './plan.ts'
import type { SharedRow } from './share.ts'

const mostListed = 100

const openLinksOf = (user: User, now: Date) => and(eq(sharedTrack.user_id, user.id), gt(sharedTrack.expires_at, now))

/** The hash of a link's token identifies the link, but does not open it. */
const lineOf = ({ token_hash, can_add, is_mailed, created_at, expires_at, ...planned }: SharedRow) => ({
  id: token_hash,
  can_add,
  is_mailed,
  count: shownOf(planned).plan.length,
  start_date: shownOf(planned).start_date,
  created_at: created_at.toISOString(),
  expires_at: expires_at.toISOString(),
})

export async function listOwnLinks(
  _: unknown,
  { db, user, now }: Moment & { user: User; db: Database },
): Promise<Json<ResponseBody<Calls['ownLinks']>>> {
  const list = await db
    .select()
    .from(sharedTrack)
    .where(openLinksOf(user, now))
    .orderBy(desc(sharedTrack.created_at))
    .limit(mostListed)
  return json<ResponseBody<Calls['ownLinks']>>({ link_list: list.map(lineOf) })
}

/** Requests that wait for changes of the track learn of the end at the next poll. */
export async function endOwnLink(
  { params: { id } }: Got<Calls['endOwnLink']>,
  { tx, user, now }: Moment & { user: User; tx: Database },
) {
  const isThis = and(eq(sharedTrack.token_hash, id), openLinksOf(user, now))
  const ended = await tx.delete(sharedTrack).where(isThis).returning({ id: sharedTrack.token_hash })
  if (ended.length === 0) throw new PortalError('not_found')
  return { status: 204 as const }
}
