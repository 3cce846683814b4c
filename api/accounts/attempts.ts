import { sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { type Database, rows } from '../database/database.ts'
import { PortalError } from '../http/failures.ts'

/** How wrong passwords slow the next attempt: after `free` of them the pause doubles up to `longest`, in seconds. */
type Slowing = { free: number; longest: number }

/** The attempts of one visitor for one account. */
const forVisitor: Slowing = { free: 5, longest: 900 }
/**
 * The attempts of all visitors for one account. The pause is short, because it also delays the owner; a visitor who has
 * signed in from this address before does not wait for others.
 */
const forAccount: Slowing = { free: 30, longest: 30 }
/** Failures are forgotten after an hour without any, and addresses of sign-ins after 90 days. */
const memoryMinutes = 60
const knownDays = 90

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')
/** The key of an account's count: the hash of its address. Keys of its visitors begin with it. */
export const attemptKey = (email: string): string => hashOf(`account ${email}`)
const visitorKey = (email: string, visitor: string) => `${attemptKey(email)} ${hashOf(`${visitor} ${email}`)}`

const pauseAfter = ({ free, longest }: Slowing, failures: string) =>
  sql`case when ${sql.raw(failures)} < ${free} then 0
    else least(2 ^ least(${sql.raw(failures)} - ${free}, 20), ${longest}) end`

/**
 * Counts an attempt as failed before the password is compared, so that parallel attempts are counted too.
 * @returns seconds to wait, 0 where the attempt may be made
 */
async function count(db: Database, key: string, slowing: Slowing, now: Date): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`
  const isForgotten = sql`kept.last_at < ${at} - interval '1 minute' * ${memoryMinutes}`
  const [counted] = await rows(
    db,
    sql`
    insert into sign_in_failure as kept (key, failures, last_at) values (${key}, 1, ${at})
    on conflict (key) do update
      set failures = case when ${isForgotten} then 1 else kept.failures + 1 end, last_at = excluded.last_at
      where ${isForgotten}
        or kept.last_at + interval '1 second' * (${pauseAfter(slowing, 'kept.failures')}) <= ${at}
    returning key`,
  )
  if (counted) return 0
  const [waiting] = await rows<{ seconds: number }>(
    db,
    sql`
    select ceil(extract(epoch from
      last_at + interval '1 second' * (${pauseAfter(slowing, 'failures')}) - ${at}))::int as seconds
    from sign_in_failure where key = ${key}`,
  )
  return Math.max(1, waiting?.seconds ?? 1)
}

const tooMany = (seconds: number) => new PortalError('too_many', { headers: { 'retry-after': String(seconds) } })

/** Whether somebody has signed in to the account from this address. */
async function isKnown(db: Database, email: string, visitor: string, now: Date): Promise<boolean> {
  const found = await rows(
    db,
    sql`
    select from sign_in_failure where key = ${visitorKey(email, visitor)}
      and signed_in_at > ${now.toISOString()}::timestamptz - interval '1 day' * ${knownDays}`,
  )
  return found.length > 0
}

/** An attempt to sign in. No account need have the address. */
export type Attempt = { email: string; visitor: string; now: Date }

/** To be called before a password is compared. @throws {PortalError} `too_many` until the pause is over */
export async function beginAttempt(db: Database, { email, visitor, now }: Attempt): Promise<void> {
  const isFamiliar = await isKnown(db, email, visitor, now)
  const ownWait = await count(db, visitorKey(email, visitor), forVisitor, now)
  if (ownWait > 0) throw tooMany(ownWait)
  const wait = isFamiliar ? 0 : await count(db, attemptKey(email), forAccount, now)
  if (wait > 0) throw tooMany(wait)
}

/** To be called when the password was right. */
export async function endAttempt(tx: Database, { email, visitor, now }: Attempt): Promise<void> {
  await tx.execute(sql`delete from sign_in_failure where key = ${attemptKey(email)}`)
  await tx.execute(sql`
    insert into sign_in_failure (key, failures, last_at, signed_in_at)
    values (${visitorKey(email, visitor)}, 0, ${now.toISOString()}, ${now.toISOString()})
    on conflict (key) do update set failures = 0, signed_in_at = excluded.signed_in_at`)
}

/** Forgets everything about attempts for an address. */
export const forgetAttempts = (tx: Database, email: string) =>
  tx.execute(sql`delete from sign_in_failure where key like ${`${attemptKey(email)}%`}`)

/** Deletes the counts that no longer slow anybody. */
export const forgetOldAttempts = (db: Database, now: Date) =>
  db.execute(sql`
    delete from sign_in_failure
    where last_at < ${now.toISOString()}::timestamptz - interval '1 minute' * ${memoryMinutes}
      and coalesce(signed_in_at, last_at) < ${now.toISOString()}::timestamptz - interval '1 day' *
        case when signed_in_at is null then 0 else ${knownDays} end`)
