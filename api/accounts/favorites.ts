import { type personalCalls, mostKept } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { rows } from '../database/database.ts'
import type { Handler } from '../http/handler.ts'
import { json, listOf, objectOf, stored } from '../http/json.ts'
import { checkObject, keptCards } from './kept-cards.ts'
import { refused } from './refusals.ts'

export const listFavorites: Handler<typeof personalCalls.favorites> = async ({ query }, { db, user, language }) => {
  const kept = sql`select object_type, object_id, added_at as kept_at from favorite where user_id = ${user.id}`
  const { list, total } = await keptCards(db, kept, { language, ...query })
  return objectOf({ favorite_list: listOf(list.map(({ card }) => stored(card))), total: json(total) })
}

export const listFavoriteObjects: Handler<typeof personalCalls.favoriteObjects> = async (_, { db, user }) => {
  const kept = await rows<{ object_type: string; object_id: number }>(
    db,
    sql`
    select object_type, object_id from favorite where user_id = ${user.id}
    order by added_at desc, object_type, object_id`,
  )
  return json({ favorite_list: kept })
}

export const addFavorite: Handler<typeof personalCalls.addFavorite> = async (
  { params },
  { tx, user, language, now },
) => {
  await checkObject(tx, params)
  await tx.execute(sql`select from account where id = ${user.id} for update`)
  await tx.execute(sql`
    insert into favorite (user_id, object_type, object_id, added_at)
    values (${user.id}, ${params.object_type}, ${params.object_id}, ${now.toISOString()}) on conflict do nothing`)
  const [counted] = await rows<{ total: number }>(
    tx,
    sql`select count(*)::int as total from favorite where user_id = ${user.id}`,
  )
  const most = mostKept.favorites
  if ((counted?.total ?? 0) > most) throw refused('object_id', 'too_many', language, most)
  return {}
}

export const removeFavorite: Handler<typeof personalCalls.removeFavorite> = async (
  { params: { object_type, object_id } },
  { tx, user },
) => {
  await tx.execute(sql`
    delete from favorite where user_id = ${user.id} and object_type = ${object_type} and object_id = ${object_id}`)
  return {}
}
