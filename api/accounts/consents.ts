import type { Consent } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { type Database, rows } from '../database/database.ts'

/** The documents that each box of the registration names: user agreement, privacy policy; personal data. */
const documents = { agreement: [1, 4], personal_data: [5] } as const satisfies Record<Consent['box'], readonly number[]>

const boxes = JSON.stringify(Object.entries(documents).flatMap(([box, ids]) => ids.map((doc_id) => ({ box, doc_id }))))

/** Records both ticked boxes with the versions of the texts that are in force. */
export const recordConsents = (tx: Database, userId: string, now: Date) =>
  tx.execute(sql`
    insert into consent (user_id, box, doc_id, version, given_at)
    select ${userId}, box, doc_id, version, ${now.toISOString()}::timestamptz
    from json_to_recordset(${boxes}::json) as named(box text, doc_id integer) join document on document.id = doc_id`)

/** What a user has consented to. */
export const consentsOf = async (db: Database, userId: string): Promise<Consent[]> => {
  const list = await rows<{ consent: Consent }>(
    db,
    sql`
    select json_build_object('box', box, 'doc_id', doc_id, 'version', version, 'given_at', given_at) as consent
    from consent where user_id = ${userId} order by given_at, box, doc_id`,
  )
  return list.map(({ consent }) => consent)
}
