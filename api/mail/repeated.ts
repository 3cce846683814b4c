import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type Database, rows } from '../database/database.ts'
import { PortalError } from '../http/failures.ts'

/** `undefined`: the caller sends no key, so each request is new. */
type MailRequest = { call: string; key: string | undefined; body: unknown; now: Date }

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/**
 * Records a request that sends mail by its idempotency key, for a day. Of two concurrent requests the second waits
 * for the first.
 * @param request its body without passwords, which may be stored only as slow hashes
 * @returns whether it is new
 * @throws {PortalError} `conflict` for a key that was used with another body
 */
export async function isNewRequest(tx: Database, { call, key, body, now }: MailRequest): Promise<boolean> {
  if (key === undefined) return true
  const keyHash = hashOf(`${call} ${key}`)
  // The random key keeps the body from being guessed from its hash.
  const bodyHash = hashOf(`${key} ${JSON.stringify(body)}`)
  await tx.execute(sql`delete from mailed_track where mailed_at < ${now.toISOString()}::timestamptz - interval '1 day'`)
  const created = await rows(
    tx,
    sql`
    insert into mailed_track (key, body_hash, mailed_at) values (${keyHash}, ${bodyHash}, ${now.toISOString()})
    on conflict (key) do nothing returning key`,
  )
  if (created.length > 0) return true
  const [known] = await rows<{ body_hash: string }>(tx, sql`select body_hash from mailed_track where key = ${keyHash}`)
  if (known?.body_hash !== bodyHash) throw new PortalError('conflict')
  return false
}
