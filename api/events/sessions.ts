import { type SQL, sql } from 'drizzle-orm'

/** Sorts the current or next session first; when all are over, the last one. */
export const nextFirst = (isComing: SQL): SQL =>
  sql`${isComing} desc, case when ${isComing} then starts_at end, starts_at desc`

/** Start and end of a session of an event, and the end of the event's last one if that is later, as JSON. */
export const datesJson = (id: SQL): SQL => sql`json_strip_nulls(json_build_object(
  'starts_at', starts_at, 'ends_at', ends_at,
  'last_ends_at', nullif((select max(later.ends_at) from event_session later where later.event_id = ${id}), ends_at)
))::text`

/** The session to show of an event, as JSON. */
export const datesOf = (id: SQL, now: Date): SQL => sql`(
  select ${datesJson(id)} from event_session
  where event_id = ${id} order by ${nextFirst(sql`(ends_at > ${now.toISOString()}::timestamptz)`)} limit 1)`

/** A card of any kind; an event's with its dates, which depend on `now`. */
export const cardAt = (now: Date): SQL =>
  sql`case object_type when 'event' then coalesce(left(card, -1) || ',"dates":' || ${datesOf(sql`id`, now)} || '}', card) else card end`
