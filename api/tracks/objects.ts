import type { TrackObject, TrackRef, TrackStop } from '@tropa/contract'
import { type SQL, sql } from 'drizzle-orm'
import { intArray, textArray } from '../database/array.ts'
import { type Database, rows } from '../database/database.ts'
import { cardAt } from '../events/sessions.ts'
import { type Json, stored } from '../http/json.ts'
import type { Moment } from '../http/handler.ts'
import { keyOf, type Planned, shownOf } from './plan.ts'

type Reader = Pick<Database, 'execute'>

/** The objects of a track as rows, in its order. */
const listed = (refs: readonly TrackRef[]): SQL => sql`
  unnest(${textArray(refs.map(({ object_type }) => object_type))}, ${intArray(refs.map(({ object_id }) => object_id))})
    with ordinality as listed(object_type, id, place)`

/** The stops of a plan that exist or have existed. */
export async function knownOf(db: Reader, plan: readonly TrackStop[]): Promise<TrackStop[]> {
  const found = await rows<TrackRef>(
    db,
    sql`
    select distinct object_type, id as object_id from ${listed(plan)}
    where exists (select from object where (object.object_type, object.id) = (listed.object_type, listed.id))
      or exists (select from removed_card where (removed_card.object_type, removed_card.id) = (listed.object_type, listed.id))`,
  )
  const known = new Set(found.map(keyOf))
  return plan.filter((stop) => known.has(keyOf(stop)))
}

/** Cards in the order of the plan; a removed object has its last card, with `is_removed`. */
export async function cardsOf(
  db: Reader,
  plan: readonly TrackRef[],
  { language, now }: Pick<Moment, 'language' | 'now'>,
): Promise<Json<TrackObject[]>> {
  const [found] = await rows<{ list: string }>(
    db,
    sql`
    select '[' || coalesce(string_agg(card, ',' order by place), '') || ']' as list from (
      select ${cardAt(now)} as card, place from ${listed(plan)} join object_text using (object_type, id)
      where language = ${language}
      union all select left(card, -1) || ',"is_removed":true}', place
      from ${listed(plan)} join removed_card using (object_type, id) where language = ${language}
    ) as cards`,
  )
  return stored(found?.list ?? '[]')
}

/** The titles of objects by their keys; of a removed one its last. */
export async function titlesOf(
  db: Reader,
  refs: readonly TrackRef[],
  language: Moment['language'],
): Promise<ReadonlyMap<string, string>> {
  if (refs.length === 0) return new Map()
  const found = await rows<TrackRef & { title: string }>(
    db,
    sql`
    select object_type, id as object_id, title from ${listed(refs)} join object_text using (object_type, id)
    where language = ${language}
    union all select object_type, id, card::json ->> 'the_title'
    from ${listed(refs)} join removed_card using (object_type, id) where language = ${language}`,
  )
  return new Map(found.map(({ title, ...ref }) => [keyOf(ref), title]))
}

/** `{ track }` with cards in the language asked for. @param more the fields that only this kind of track has */
export async function trackResponse<More extends object>(
  db: Reader,
  planned: Planned,
  more: More,
  moment: Moment,
): Promise<Json<{ track: ReturnType<typeof shownOf> & { object_list: TrackObject[] } & More }>> {
  const fields = JSON.stringify({ ...shownOf(planned), ...more })
  const cards = await cardsOf(db, planned.plan, moment)
  return stored(`{"track":${fields.slice(0, -1)},"object_list":${cards}}}`)
}
