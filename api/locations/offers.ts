import type { Language, ObjectType } from '@tropa/contract'
import { type SQL, sql } from 'drizzle-orm'
import { columnIn } from '../database/column-in.ts'

/** `Money` of a column in kopecks. */
export const money = (column: SQL) =>
  sql`json_build_object('value', ${column} / 100 || '.' || lpad((${column} % 100)::text, 2, '0'), 'currency', 'RUB')`

/** `null` where seats are not limited; never negative, although editors may reduce `seats` below those sold. */
export const remaining = sql`case when seats is not null then greatest(seats - coalesce((select sold from sold_seats where offer_id = offer.id), 0), 0) end`

/** The offers of an object, as JSON. */
export const offerList = (objectType: ObjectType, id: number, language: Language): SQL => sql`(
  select coalesce(json_agg(json_strip_nulls(json_build_object(
    'id', id, 'the_title', ${columnIn(language, 'title')}, 'price', ${money(sql`price`)}, 'starts_at', starts_at
  ))::jsonb || jsonb_build_object('remaining', ${remaining}, 'requires', requires) order by position), '[]')::text
  from offer where object_type = ${objectType} and object_id = ${id})`
