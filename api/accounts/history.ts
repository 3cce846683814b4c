import { type personalCalls, mostKept, type SeenObject } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import type { Handler } from '../http/handler.ts'
import { json, listOf, objectOf, stored } from '../http/json.ts'
import { eventsWithTicket } from '../orders/of-account.ts'
import { checkObject, keptCards } from './kept-cards.ts'

export const listHistory: Handler<typeof personalCalls.history> = async ({ query }, { db, user, language }) => {
  const kept = sql`select object_type, object_id, seen_at as kept_at from seen_object where user_id = ${user.id}`
  const { list, total } = await keptCards(db, kept, { language, ...query })
  const seen = list.map(({ card, kept_at }) => objectOf<SeenObject>({ seen_at: json(kept_at), card: stored(card) }))
  return objectOf({ history_list: listOf(seen), total: json(total) })
}

/**
 * Records an opened object and deletes the oldest entries above the limit. An entry with a time restores one that was
 * cleared, even while recording is off, because the user asked for it.
 */
export const addHistory: Handler<typeof personalCalls.addHistory> = async ({ body }, { tx, user, now }) => {
  await checkObject(tx, body)
  const { object_type, object_id, seen_at } = body
  const time = sql`least(${seen_at ?? now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz)`
  await tx.execute(sql`
    insert into seen_object (user_id, object_type, object_id, seen_at)
    select id, ${object_type}, ${object_id}, ${time}
    from account where id = ${user.id} and (keeps_history or ${seen_at !== undefined})
    on conflict (user_id, object_type, object_id) do update set seen_at = greatest(excluded.seen_at, seen_object.seen_at)`)
  await tx.execute(sql`
    delete from seen_object where user_id = ${user.id} and (object_type, object_id) in (
      select object_type, object_id from seen_object where user_id = ${user.id}
      order by seen_at desc, object_type, object_id offset ${mostKept.history})`)
  return {}
}

export const clearHistory: Handler<typeof personalCalls.clearHistory> = async (_, { tx, user }) => {
  await tx.execute(sql`delete from seen_object where user_id = ${user.id}`)
  return {}
}

/** Events for which the user has a ticket, the latest purchase first. */
export const listAttended: Handler<typeof personalCalls.attendedEvents> = async ({ query }, { db, user, language }) => {
  const { list, total } = await keptCards(db, eventsWithTicket(user.id), { language, ...query })
  return objectOf({ event_list: listOf(list.map(({ card }) => stored(card))), total: json(total) })
}
