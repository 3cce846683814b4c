import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { type Database, rows } from '../database/database.ts'
import type { Principals } from '../http/principal.ts'
import { newToken, tokenHash } from '../mail/token.ts'

/** Distinguishes keys of organisations from tokens of sessions. */
const prefix = 'org_'

type Key = { companyId: number; title: string; now: Date }

/** Makes a key of an organisation. Only its hash is stored, so it is shown once. */
export async function makeKey(db: Pick<Database, 'execute'>, { companyId, title, now }: Key): Promise<string> {
  const key = prefix + newToken()
  await db.execute(sql`
    insert into organisation_key (id, key_hash, company_id, title, created_at)
    values (${randomUUID()}, ${tokenHash(key)}, ${companyId}, ${title}, ${now.toISOString()})`)
  return key
}

/** Ends every key of that name. @returns how many there were */
export async function revokeKeys(db: Database, { companyId, title, now }: Key): Promise<number> {
  const revoked = await rows(
    db,
    sql`
    update organisation_key set revoked_at = ${now.toISOString()}
    where company_id = ${companyId} and title = ${title} and revoked_at is null returning id`,
  )
  return revoked.length
}

/** Finds organisations by their keys, and anybody else by `others`. */
export const organisationPrincipals =
  (db: Database, others: Principals): Principals =>
  async (token, now) => {
    if (!token.startsWith(prefix)) return others(token, now)
    const [found] = await rows<{ company_id: number }>(
      db,
      sql`select company_id from organisation_key where key_hash = ${tokenHash(token)} and revoked_at is null`,
    )
    return found && { kind: 'organisation', id: String(found.company_id) }
  }
