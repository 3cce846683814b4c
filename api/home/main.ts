import { type Answer, type Calls, type EventCard, type Got, locationTypeId } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { rows } from '../database/database.ts'
import { timeZone } from '../database/settings.ts'
import { extended, type Json, json, listOf, objectOf, stored } from '../http/json.ts'
import type { Asked } from '../http/serve-calls.ts'

type Main = Answer<Calls['main']>
type Territory = number | undefined

/** How many of each the home page shows. */
const wanted = { track: 3, tour: 3, excursion: 4, guide: 4, location: 6 }
const wantedEvents = 4
/** Holiday camps stay with hotels and restaurants: home shows where to go, not where to sleep. */
const elsewhere = [locationTypeId.hotel, locationTypeId.restaurant, 11]

const monthOf = (moment: Date) => Number(new Intl.DateTimeFormat('en', { month: 'numeric', timeZone }).format(moment))

/** What suits the month first, then by turns of kinds and territories, so that neighbours differ; then the editors' order. */
async function chosen(territory: Territory, { db, language, now }: Asked): Promise<Record<string, string>> {
  const inTerritory = territory ? sql`(${territory} = any(territory_ids) or object_type = 'guide')` : sql`true`
  const lists = await rows<{ object_type: string; list: string }>(db, sql`
    with pool as (
      select object_type, id, position, type_id, category, territory_id, season = '{}' or ${monthOf(now)} = any(season) as fits
      from object
      where object_type in ${Object.keys(wanted)} and ${inTerritory} and (type_id is null or type_id not in ${elsewhere})
    ), turns as (
      select *,
        row_number() over (partition by object_type, type_id, category order by fits desc, position) as turn_of_kind,
        row_number() over (partition by object_type, territory_id order by fits desc, position) as turn_of_territory
      from pool
    ), places as (
      select *, row_number() over (
        partition by object_type order by fits desc, case when object_type = 'guide' then 0 else turn_of_kind end, turn_of_territory, position
      ) as place
      from turns
    )
    select object_type, '[' || string_agg(card, ',' order by place) || ']' as list
    from places join object_text using (object_type, id)
    where language = ${language} and place <= (${json(wanted)}::json ->> object_type)::int
    group by object_type`)
  return Object.fromEntries(lists.map(({ object_type, list }) => [object_type, list]))
}

/** What is on or comes next; an event that is over is never shown. */
async function comingEvents(territory: Territory, { db, language, now }: Asked): Promise<Json<EventCard[]>> {
  const inTerritory = territory ? sql`territory_id = ${territory}` : sql`true`
  const events = await rows<{ card: string; dates: string }>(db, sql`
    with next as (
      select distinct on (event_id) event_id as id, starts_at, ends_at
      from event_session where ends_at > ${now.toISOString()}::timestamptz order by event_id, starts_at
    )
    select card, json_build_object('dates', json_build_object('starts_at', starts_at, 'ends_at', ends_at))::text as dates
    from next join object using (id) join object_text using (object_type, id)
    where object_type = 'event' and language = ${language} and ${inTerritory}
    order by starts_at, id limit ${wantedEvents}`)
  return listOf(events.map(({ card, dates }) => extended(stored<EventCard>(card), stored<Required<Pick<EventCard, 'dates'>>>(dates)) as Json<EventCard>))
}

export async function showMain({ query: { territory_id } }: Got<Calls['main']>, asked: Asked): Promise<Json<Main>> {
  const [lists, event_list] = await Promise.all([chosen(territory_id, asked), comingEvents(territory_id, asked)])
  const list = <T>(kind: keyof typeof wanted): Json<T[]> => stored(lists[kind] ?? '[]')
  return objectOf<Main>({
    track_list: list('track'),
    event_list,
    tour_list: list('tour'),
    excursion_list: list('excursion'),
    guide_list: list('guide'),
    location_list: list('location'),
  })
}
