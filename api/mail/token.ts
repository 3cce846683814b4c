import { sql } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'
import { type Database, rows } from '../database/database.ts'
import { momentAfter } from '../dates/dates.ts'

/** A token of 256 random bits, as text for addresses and headers. */
export const newToken = (): string => randomBytes(32).toString('base64url')
/** Only the hash of a token is stored, so that a reader of the database cannot use it. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** What a mailed link is for, and how long it can be used. */
const lifetimeHours = {
  verification: 48,
  recovery: 1,
  unsubscribe_guide: 24 * 365,
  unsubscribe_services: 24 * 365,
} as const
/** One of the purposes of mailed links. */
export type Purpose = keyof typeof lifetimeHours

type Owner = { user_id: string; email: string }

/** Makes a token for a link that is mailed to a user. */
export async function mailToken(
  db: Pick<Database, 'execute'>,
  purpose: Purpose,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<string> {
  const token = newToken()
  await db.execute(sql`
    insert into mailed_token (token_hash, user_id, purpose, email, created_at, expires_at)
    values (${tokenHash(token)}, ${userId}, ${purpose}, ${email}, ${now.toISOString()},
      ${momentAfter(now, lifetimeHours[purpose], 'hour').toISOString()})`)
  return token
}

const matching = (token: string, purpose: Purpose, now: Date) => sql`
  token_hash = ${tokenHash(token)} and purpose = ${purpose} and expires_at > ${now.toISOString()}::timestamptz`

/** The owner of a token; the token stays valid. */
export async function ownerOf(
  db: Pick<Database, 'execute'>,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<Owner | undefined> {
  const [owner] = await rows<Owner>(
    db,
    sql`select user_id, email from mailed_token where ${matching(token, purpose, now)}`,
  )
  return owner
}

/** Uses up a token and returns its owner. Of two concurrent uses, one gets `undefined`. */
export async function takeToken(
  tx: Pick<Database, 'execute'>,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<Owner | undefined> {
  const [owner] = await rows<Owner>(
    tx,
    sql`delete from mailed_token where ${matching(token, purpose, now)} returning user_id, email`,
  )
  return owner
}
