import { type SQL, sql } from 'drizzle-orm'

/** Sorts the current or next session first; when all are over, the last one. */
export const nextFirst = (isComing: SQL): SQL =>
  sql`${isComing} desc, case when ${isComing} then starts_at end, starts_at desc`

const instant = (now: Date): SQL => sql`${now.toISOString()}::timestamptz`

/**
 * Start and end of a session of an event as JSON, with the start of the event's first session that is not over and the
 * end of its last one, where they are others.
 */
export const datesJson = (id: SQL, now: Date): SQL => sql`json_strip_nulls(json_build_object(
  'starts_at', starts_at, 'ends_at', ends_at,
  'first_starts_at', nullif(
    (select min(first.starts_at) from event_session first where first.event_id = ${id} and first.ends_at > ${instant(now)}),
    starts_at),
  'last_ends_at', nullif((select max(later.ends_at) from event_session later where later.event_id = ${id}), ends_at)
))::text`

/** The session to show of an event, as JSON. */
export const datesOf = (id: SQL, now: Date): SQL => sql`(
  select ${datesJson(id, now)} from event_session
  where event_id = ${id} order by ${nextFirst(sql`(ends_at > ${instant(now)})`)} limit 1)`

/** A card of any kind; an event's with its dates, which depend on `now`. */
export const cardAt = (now: Date): SQL =>
  sql`case object_type when 'event' then coalesce(left(card, -1) || ',"dates":' || ${datesOf(sql`id`, now)} || '}', card) else card end`
