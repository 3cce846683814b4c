import type { ResponseBody, Calls, Got } from '@tropa/contract'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { sharedTrack } from '../database/people-tracks.ts'
import { momentAfter } from '../dates/dates.ts'
import { brokenRule } from '../http/broken-rule.ts'
import { PortalError } from '../http/failures.ts'
import type { Moment } from '../http/handler.ts'
import { json, type Json } from '../http/json.ts'
import type { User } from '../http/principal.ts'
import { checkFits } from './fits.ts'
import { knownOf, trackResponse } from './objects.ts'
import { type Planned, plannedOf } from './plan.ts'
import { hashOf, newSecret } from './secrets.ts'

export type SharedRow = typeof sharedTrack.$inferSelect
type Caller = { user: User | undefined }
type Writing = Moment & Caller & { tx: Database }
type SharedBody = Json<ResponseBody<Calls['sharedTrack']>>

export const sharedDays = 365
/** How long a guest's link for another device is valid. */
export const rescueDays = 30

export const endOfShare = (now: Date, days = sharedDays): Date => momentAfter(now, days, 'day')

/** `token` opens a shared track, `secret` ends its link. Only their hashes are stored. */
export type ShareSecrets = { token: string; secret: string }

export const newSecrets = (): ShareSecrets => ({ token: newSecret(), secret: newSecret() })

export type NewShare = {
  planned: Planned
  title: string | null
  can_add: boolean
  is_mailed: boolean
  user: User | undefined
  secrets: ShareSecrets
  expires_at: Date
}

/** Stores a shared track. */
export async function share(
  tx: Database,
  { planned, user, secrets, ...link }: NewShare,
  { now, language }: Pick<Moment, 'now' | 'language'>,
): Promise<void> {
  const plan = await knownOf(tx, planned.plan)
  if (plan.length === 0) throw brokenRule({ field: 'locations', rule: 'empty_track', language })
  checkFits({ ...planned, plan }, 'locations', language)
  await tx.delete(sharedTrack).where(lt(sharedTrack.expires_at, now))
  const row = {
    ...planned,
    ...link,
    plan,
    token_hash: hashOf(secrets.token),
    secret_hash: hashOf(secrets.secret),
    user_id: user?.id ?? null,
    version: 1,
    created_at: now,
  }
  // Repeating the request for a mail days later shares the track again, by the same link.
  await tx.insert(sharedTrack).values(row).onConflictDoUpdate({ target: sharedTrack.token_hash, set: row })
}

/** The page of the portal that shows a shared track. */
export const sharedLink = (token: string): string => `/share_track?token=${token}`

export async function shareTrack({ body }: Got<Calls['shareTrack']>, { tx, user, ...moment }: Writing) {
  const { title = null, can_add } = body
  const secrets = newSecrets()
  const expires_at = endOfShare(moment.now)
  const link = { planned: plannedOf(body), title, can_add, is_mailed: false, user, secrets, expires_at }
  await share(tx, link, moment)
  const { token, secret } = secrets
  const made = { token, url: sharedLink(token), owner_secret: secret, expires_at: expires_at.toISOString() }
  return { body: json(made) }
}

/** The condition that finds a shared track which has not ended. */
export const openShare = (token: string, now: Date) =>
  and(eq(sharedTrack.token_hash, hashOf(token)), gt(sharedTrack.expires_at, now))

/** @throws {PortalError} `not_found`: never shared, or ended */
export function foundShare(row: SharedRow | undefined): SharedRow {
  if (!row) throw new PortalError('not_found')
  return row
}

const isOwn = ({ user_id }: SharedRow, user: User | undefined) => user !== undefined && user.id === user_id

export const sharedResponse = (
  db: Pick<Database, 'execute'>,
  row: SharedRow,
  user: User | undefined,
  moment: Moment,
): Promise<SharedBody> => {
  const { title, version, can_add, expires_at } = row
  const more = { title, version, can_add, is_own: isOwn(row, user), expires_at: expires_at.toISOString() }
  return trackResponse(db, row, more, moment)
}

export async function showSharedTrack(
  { params: { token } }: Got<Calls['sharedTrack']>,
  { db, user, ...moment }: Moment & Caller & { db: Database },
): Promise<SharedBody> {
  const [row] = await db.select().from(sharedTrack).where(openShare(token, moment.now))
  return sharedResponse(db, foundShare(row), user, moment)
}

export async function endShare({ params: { token }, headers }: Got<Calls['endShare']>, { tx, user, now }: Writing) {
  const [found] = await tx.select().from(sharedTrack).where(openShare(token, now))
  const row = foundShare(found)
  const secret = headers['Owner-Secret']
  const isAuthor = isOwn(row, user) || (secret !== undefined && hashOf(secret) === row.secret_hash)
  if (!isAuthor) throw new PortalError('forbidden')
  await tx.delete(sharedTrack).where(eq(sharedTrack.token_hash, row.token_hash))
  return { status: 204 as const }
}
