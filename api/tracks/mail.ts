import type { Calls, Got, TrackContent } from '@tropa/contract'
import { eq, sql } from 'drizzle-orm'
import { type Database, rows } from '../database/database.ts'
import { sharedTrack } from '../database/people-tracks.ts'
import { brokenRule } from '../http/broken-rule.ts'
import { PortalError } from '../http/failures.ts'
import type { Moment } from '../http/handler.ts'
import { json } from '../http/json.ts'
import type { User } from '../http/principal.ts'
import { queueMail } from '../mail/queue.ts'
import { isNewRequest } from '../mail/repeated.ts'
import type { TicketSeal } from '../tickets/seal.ts'
import { checkFits } from './fits.ts'
import { linkSeed, mailedLink } from './mailed-link.ts'
import { knownOf } from './objects.ts'
import { type Planned, plannedOf, withoutNotes } from './plan.ts'
import { hashOf } from './secrets.ts'
import { endOfShare, rescueDays, share } from './share.ts'

type Writing = Moment & { user: User | undefined; tx: Database }

/** Mails with tracks that one address gets in a day, whoever sends them. */
const mostToOneAddress = 5
const daySeconds = 86_400

/** Locks the address, so that parallel requests are counted too. @throws {PortalError} `too_many` */
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
  checkFits({ ...planned, plan }, 'locations', language)
  return { ...planned, plan }
}

/** The track of a request that is new. @throws {PortalError} of `knownPlan`, `isNewRequest` and `admitAddress` */
async function newPlan(
  call: 'emailTrack' | 'rescueTrack',
  { body, headers }: Got<Calls['emailTrack' | 'rescueTrack']>,
  { tx, user: _, ...moment }: Writing,
): Promise<Planned | undefined> {
  const planned = await knownPlan(tx, body, moment)
  const key = headers['Idempotency-Key']
  if (!(await isNewRequest(tx, { call, key, body, now: moment.now }))) return undefined
  await admitAddress(tx, body.email, moment.now)
  return planned
}

/**
 * The seed depends on the body too: a key is kept for only a day, and reusing it with another body must not lead to
 * this track.
 */
const seedOf = (call: 'emailTrack' | 'rescueTrack', { body, headers }: Got<Calls['emailTrack' | 'rescueTrack']>) =>
  linkSeed(call, `${headers['Idempotency-Key']} ${JSON.stringify(body)}`)

/** Shares the track of a mail with its reader by a link, which the sender can end. */
const shareMailed = (
  seal: TicketSeal,
  { seed, planned, expires_at }: { seed: string; planned: Planned; expires_at: Date },
  { tx, user, ...moment }: Writing,
) => {
  const link = { title: null, can_add: false, is_mailed: true }
  return share(tx, { ...link, planned, user, secrets: mailedLink(seal, seed), expires_at }, moment)
}

/** The secret that ends the link of a mail, and its end. A repeated request gets the same; an ended link ends now. */
async function sentLink(seal: TicketSeal, seed: string, { tx, now }: Writing) {
  const { token, secret } = mailedLink(seal, seed)
  const [stored] = await tx
    .select({ expires_at: sharedTrack.expires_at })
    .from(sharedTrack)
    .where(eq(sharedTrack.token_hash, hashOf(token)))
  const { expires_at } = stored ?? { expires_at: now }
  return { body: json({ token, owner_secret: secret, expires_at: expires_at.toISOString() }) }
}

/** Notes are left out: anybody may mail anybody, so the mail must have no text by the sender. */
export const emailTrack = (seal: TicketSeal) => async (got: Got<Calls['emailTrack']>, writing: Writing) => {
  const seed = seedOf('emailTrack', got)
  const { tx, language, now } = writing
  const whole = await newPlan('emailTrack', got, writing)
  if (whole) {
    const { email: to, travel_date = null } = got.body
    const planned = withoutNotes(whole)
    const dated = { ...planned, start_date: travel_date ?? planned.start_date }
    await shareMailed(seal, { seed, planned: dated, expires_at: endOfShare(now) }, writing)
    await queueMail(tx, { template: 'track', parameters: { planned: dated, seed }, to, language, now })
  }
  return sentLink(seal, seed, writing)
}

export const rescueTrack = (seal: TicketSeal) => async (got: Got<Calls['rescueTrack']>, writing: Writing) => {
  const seed = seedOf('rescueTrack', got)
  const { tx, language, now } = writing
  const planned = await newPlan('rescueTrack', got, writing)
  if (planned) {
    await shareMailed(seal, { seed, planned, expires_at: endOfShare(now, rescueDays) }, writing)
    await queueMail(tx, { template: 'track_rescue', parameters: { seed }, to: got.body.email, language, now })
  }
  return sentLink(seal, seed, writing)
}
