import type { CalendarDate } from '@tropa/contract'
import { eq } from 'drizzle-orm'
import { sharedTrack } from '../database/people-tracks.ts'
import type { Writing } from '../mail/letter.ts'
import { linkSeed, mailedLink } from './mailed-link.ts'
import type { Planned } from './plan.ts'
import { endOfShare, share } from './share.ts'
import { hashOf } from './secrets.ts'

/**
 * The parameters of a mail that an earlier version of the API has queued. Its link is created when the mail is sent,
 * and has no owner.
 */
export type EarlierMail = { planned: Planned; travel_date?: CalendarDate | null }

/** The plan with the travel date of the request. */
export const datedPlan = ({ planned, travel_date = null }: EarlierMail): Planned => ({
  ...planned,
  start_date: travel_date ?? planned.start_date,
})

/**
 * Creates the link of such a mail; a retry finds the link of the first attempt.
 * @returns its seed
 */
export async function seedOfEarlier(
  planned: Planned,
  days: number,
  { db, language, now, seal, to }: Writing,
): Promise<string> {
  const seed = linkSeed('earlier mail', JSON.stringify([to, planned]))
  const secrets = mailedLink(seal, seed)
  const [made] = await db
    .select({ user_id: sharedTrack.user_id })
    .from(sharedTrack)
    .where(eq(sharedTrack.token_hash, hashOf(secrets.token)))
  const link = { title: null, can_add: false, is_mailed: true, user: undefined }
  if (!made) await share(db, { ...link, planned, secrets, expires_at: endOfShare(now, days) }, { now, language })
  return seed
}
