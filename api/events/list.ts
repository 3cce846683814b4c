import type { ResponseBody, CalendarDate, Calls, Got, Language } from '@tropa/contract'
import { and, sql } from 'drizzle-orm'
import { intArray } from '../database/array.ts'
import { rows } from '../database/database.ts'
import { timeZone } from '../database/settings.ts'
import { type Json, json, objectOf, stored } from '../http/json.ts'
import type { ReadContext } from '../http/serve-calls.ts'
import { distanceTo, pointOf } from '../locations/filters.ts'
import { matching, sortKey } from '../objects/conditions.ts'
import { noCards, removedCards } from '../objects/removed.ts'
import { datesJson, nextFirst } from './sessions.ts'

type List = ResponseBody<Calls['events']>
type Filters = Got<Calls['events']>['query'] & { organizer_id?: number }

const midnight = (day: CalendarDate) => sql`(${day}::date::timestamp at time zone ${timeZone})`
const midnightAfter = (day: CalendarDate) => sql`((${day}::date + 1)::timestamp at time zone ${timeZone})`

/** The session to show of each event: the first that is not over and overlaps `from` to `to`. */
function sessions({ from, to }: Filters, now: Date) {
  const isComing = sql`(${and(
    sql`ends_at > ${now.toISOString()}::timestamptz`,
    from ? sql`ends_at > ${midnight(from)}` : undefined,
    to ? sql`starts_at < ${midnightAfter(to)}` : undefined,
  )})`
  return sql`select distinct on (event_id) event_id as id, starts_at, ends_at, ${isComing} as is_coming from event_session order by event_id, ${nextFirst(isComing)}`
}

/** Past events are found by `ids` only. */
const narrowing = ({ ids, territory_id, for_disabled, access, free, organizer_id }: Filters) =>
  ids
    ? sql`id = any(${intArray(ids)})`
    : and(
        sql`is_coming`,
        ...matching({ territory_id, for_disabled, access, free }),
        organizer_id ? sql`organizer_id = ${organizer_id}` : undefined,
      )

const withDates = (now: Date) => sql`left(card, -1) || ',"dates":' || ${datesJson(sql`id`, now)}
  || coalesce(',"distance_km":' || round(distance::numeric, 1), '') || '}'`

/** km from the point of the query, where the list is sorted by it. */
const distanceIn = ({ near, sort = 'distance' }: Filters) =>
  near && sort === 'distance' ? distanceTo(pointOf(near)) : sql`null::float8`

/** The sort key before the date: the distance, or the key of `sort`. */
const firstBy = (filters: Filters, language: Language) =>
  filters.sort && filters.sort !== 'distance' ? sortKey(filters.sort, language) : distanceIn(filters)

type Found = { event_list: string; total: number }

/**
 * Current and coming events, by date unless another order is asked for; with `ids` also past ones, in the order of the
 * ids.
 */
export async function findEvents(filters: Filters, { db, language, now }: ReadContext): Promise<Found> {
  const { ids, limit, offset } = filters
  const order = ids
    ? sql`array_position(${intArray(ids)}, id)`
    : sql`row_number() over (order by ${firstBy(filters, language)}, starts_at, id)`
  const [found] = await rows<Found>(
    db,
    sql`
    with session as (${sessions(ids ? { limit, offset } : filters, now)}),
    matched as (
      select object_type, id, starts_at, ends_at, ${distanceIn(filters)} as distance, ${order} as place from object join session using (id)
      where object_type = 'event' and ${narrowing(filters)}
    ),
    page as (select * from matched order by place ${ids ? sql`` : sql`limit ${limit} offset ${offset}`}),
    removed as (${ids ? removedCards({ type: 'event', ids, language }) : noCards})
    select
      (select '[' || coalesce(string_agg(card, ',' order by place), '') || ']' from (
        select ${withDates(now)} as card, place from page join object_text using (object_type, id) where language = ${language}
        union all select card, place from removed) as listed) as event_list,
      (select count(*)::int from matched) + (select count(*)::int from removed) as total`,
  )
  if (!found) throw new Error('a select without from has one row')
  return found
}

export async function listEvents({ query }: Got<Calls['events']>, context: ReadContext): Promise<Json<List>> {
  const { event_list, total } = await findEvents(query, context)
  return objectOf<Required<List>>({ event_list: stored(event_list), total: json(total) })
}
