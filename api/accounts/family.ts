import { type personalCalls, mostKept, type SavedParticipant } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { type Database, rows } from '../database/database.ts'
import { PortalError } from '../http/failures.ts'
import type { Handler } from '../http/handler.ts'
import { json } from '../http/json.ts'
import { refused } from './refusals.ts'

type Row = { id: number; fields: Omit<SavedParticipant, 'id'> }
const shown = ({ id, fields }: Row): SavedParticipant => ({ id, ...fields })

const one = ([row]: Row[]) => {
  if (!row) throw new PortalError('not_found')
  return { participant: shown(row) }
}

/** Locks the account, so that its participants are counted one at a time. */
const countOf = async (tx: Database, userId: string): Promise<number> => {
  await tx.execute(sql`select from account where id = ${userId} for update`)
  const [counted] = await rows<{ total: number }>(
    tx,
    sql`select count(*)::int as total from participant where user_id = ${userId}`,
  )
  return counted?.total ?? 0
}

export const listFamily: Handler<typeof personalCalls.family> = async (_, { db, user }) => {
  const list = await rows<Row>(db, sql`select id, fields from participant where user_id = ${user.id} order by id`)
  return json({ participant_list: list.map(shown) })
}

export const addParticipant: Handler<typeof personalCalls.addParticipant> = async (
  { body },
  { tx, user, language },
) => {
  if ((await countOf(tx, user.id)) >= mostKept.family) throw refused('last_name', 'too_many', language, mostKept.family)
  const added = await rows<Row>(
    tx,
    sql`
    insert into participant (user_id, fields) values (${user.id}, ${JSON.stringify(body)}::jsonb)
    returning id, fields`,
  )
  return { status: 201, body: json(one(added)) }
}

export const updateParticipant: Handler<typeof personalCalls.updateParticipant> = async (
  { params: { id }, body },
  { tx, user },
) =>
  json(
    one(
      await rows<Row>(
        tx,
        sql`
        update participant set fields = ${JSON.stringify(body)}::jsonb where id = ${id} and user_id = ${user.id}
        returning id, fields`,
      ),
    ),
  )

export const removeParticipant: Handler<typeof personalCalls.removeParticipant> = async (
  { params: { id } },
  { tx, user },
) => {
  const removed = await rows(tx, sql`delete from participant where id = ${id} and user_id = ${user.id} returning id`)
  if (removed.length === 0) throw new PortalError('not_found')
  return {}
}
