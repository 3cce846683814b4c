import type { Calls, Got, TrackContent } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { type Database, rows } from '../database/database.ts'
import { brokenRule } from '../http/broken-rule.ts'
import { PortalError } from '../http/failures.ts'
import type { Moment } from '../http/handler.ts'
import type { User } from '../http/principal.ts'
import { queueMail } from '../mail/queue.ts'
import { knownOf } from './objects.ts'
import { type Planned, plannedOf } from './plan.ts'
import { hashOf } from './secrets.ts'

type Writing = Moment & { user: User | undefined; tx: Database }

/** Mails with tracks that one address gets in a day, whoever sends them. */
const mostToOneAddress = 5
const daySeconds = 86_400

/**
 * Notes a request by its key.
 * @returns whether it is new
 * @throws {PortalError} `conflict` for a key that was used with another body
 */
async function isNew(tx: Database, key: string, body: unknown, now: Date): Promise<boolean> {
  const bodyHash = hashOf(JSON.stringify(body))
  await tx.execute(sql`delete from mailed_track where mailed_at < ${now.toISOString()}::timestamptz - interval '1 day'`)
  const created = await rows(
    tx,
    sql`
    insert into mailed_track (key, body_hash, mailed_at) values (${hashOf(key)}, ${bodyHash}, ${now.toISOString()})
    on conflict (key) do nothing returning key`,
  )
  if (created.length > 0) return true
  const [known] = await rows<{ body_hash: string }>(
    tx,
    sql`select body_hash from mailed_track where key = ${hashOf(key)}`,
  )
  if (known?.body_hash !== bodyHash) throw new PortalError('conflict')
  return false
}

/** One at a time for each address, so that parallel requests are counted too. @throws {PortalError} `too_many` */
async function admitAddress(tx: Database, email: string, now: Date): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`track mail ${email}`}))`)
  const [sent] = await rows<{ mails: number }>(
    tx,
    sql`
    select count(*)::int as mails from mail where recipient = ${email} and template in ('track', 'track_rescue')
      and created_at > ${now.toISOString()}::timestamptz - interval '1 day'`,
  )
  if ((sent?.mails ?? 0) >= mostToOneAddress)
    throw new PortalError('too_many', { headers: { 'retry-after': String(daySeconds) } })
}

async function knownPlan(tx: Database, body: TrackContent, { language }: Moment): Promise<Planned> {
  const planned = plannedOf(body)
  const plan = await knownOf(tx, planned.plan)
  if (plan.length === 0) throw brokenRule({ field: 'locations', rule: 'empty_track', language })
  return { ...planned, plan }
}

/** The track of a request that is new. @throws {PortalError} of `knownPlan`, `isNew` and `admitAddress` */
async function newlyAsked(
  { body, headers }: Got<Calls['emailTrack' | 'rescueTrack']>,
  { tx, user: _, ...moment }: Writing,
): Promise<Planned | undefined> {
  const planned = await knownPlan(tx, body, moment)
  if (!(await isNew(tx, headers['Idempotency-Key'], body, moment.now))) return undefined
  await admitAddress(tx, body.email, moment.now)
  return planned
}

export async function emailTrack(got: Got<Calls['emailTrack']>, writing: Writing): Promise<object> {
  const planned = await newlyAsked(got, writing)
  if (!planned) return {}
  const { email: to, travel_date = null } = got.body
  const { tx, language, now } = writing
  await queueMail(tx, { template: 'track', parameters: { planned, travel_date }, to, language, now })
  return {}
}

export async function rescueTrack(got: Got<Calls['rescueTrack']>, writing: Writing): Promise<object> {
  const planned = await newlyAsked(got, writing)
  if (!planned) return {}
  const { tx, language, now } = writing
  await queueMail(tx, { template: 'track_rescue', parameters: { planned }, to: got.body.email, language, now })
  return {}
}
