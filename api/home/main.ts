import {
  type ResponseBody,
  type CalendarDate,
  type CalendarMonth,
  type Calls,
  type Got,
  locationTypeId,
  type MainType,
  mainTypes,
} from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { intArray, textArray } from '../database/array.ts'
import { rows } from '../database/database.ts'
import { daysOfMonth, inRegion, monthOf, monthsFrom } from '../dates/dates.ts'
import { findEvents } from '../events/list.ts'
import { type Json, objectOf } from '../http/json.ts'
import type { ReadContext } from '../http/serve-calls.ts'
import { kinds } from '../objects/kinds.ts'
import { type Candidate, varied } from './varied.ts'

type Main = ResponseBody<Calls['main']>
type Month = CalendarMonth | undefined
type Query = Got<Calls['main']>['query']

/** The kinds that are chosen by season and variety; events are chosen by date. */
type Kind = Exclude<MainType, 'event'>
const isChosen = (type: MainType): type is Kind => type !== 'event'
const chosen = mainTypes.filter(isChosen)
/** The home page shows where to go, not where to sleep: holiday camps (11) are left out with hotels and restaurants. */
const excludedTypes = [locationTypeId.hotel, locationTypeId.restaurant, 11]

/** Without a chosen month: this month and the next two, because a trip is usually some weeks ahead. */
const monthsToSuit = (month: Month, now: Date) =>
  month ? [monthOf(daysOfMonth(month).from)] : monthsFrom(inRegion(now).date, 3)

type Ref = Candidate & { object_type: Kind; id: number }

/** Sorts objects that suit only some months first, because they are a reason to travel in the chosen one. */
const isOfSomeMonths = (month: Month) => (month ? sql`season <> '{}'` : sql`false`)

/** The first hundred of each kind: those that suit the season first, then in the editors' order. */
async function pool({ territory_id: territory, month }: Query, { db, now }: ReadContext): Promise<Ref[]> {
  const inTerritory = territory ? sql`(${territory} = any(territory_ids) or object_type = 'guide')` : sql`true`
  return rows<Ref>(
    db,
    sql`
    select object_type, id, kind, territory_id, fits
    from unnest(${textArray(chosen)}) as wanted(wanted_type) cross join lateral (
      select object_type, id, position, coalesce(type_id::text, category, '') as kind, territory_id, season = '{}' or season && ${intArray(monthsToSuit(month, now))} as fits,
        ${isOfSomeMonths(month)} as is_seasonal
      from object
      where object_type = wanted_type and ${inTerritory} and (type_id is null or type_id not in ${excludedTypes})
      order by fits desc, is_seasonal desc, position, id limit 100
    ) as candidate
    order by fits desc, is_seasonal desc, position`,
  )
}

/** Lists of cards by kind, varied in type and territory. */
async function cardsOf(query: Query, context: ReadContext): Promise<Partial<Record<Kind, string>>> {
  const candidates = await pool(query, context)
  const refs = chosen.flatMap((kind) =>
    varied(
      candidates.filter(({ object_type }) => object_type === kind),
      kinds[kind].onMain,
    ),
  )
  const lists = await rows<{ object_type: Kind; list: string }>(
    context.db,
    sql`
    select object_type, '[' || string_agg(card, ',' order by place) || ']' as list
    from unnest(${textArray(refs.map(({ object_type }) => object_type))}, ${intArray(refs.map(({ id }) => id))}) with ordinality as chosen(object_type, id, place)
    join object_text using (object_type, id)
    where language = ${context.language}
    group by object_type`,
  )
  return Object.fromEntries(lists.map(({ object_type, list }) => [object_type, list]))
}

/** The next events; for a month, the events of that month, else those after it, else the last ones before it. */
async function eventsOf({ territory_id, month }: Query, context: ReadContext): Promise<string> {
  const limit = kinds.event.onMain
  const find = (days: { from?: CalendarDate; to?: CalendarDate }, offset = 0) =>
    findEvents({ territory_id, ...days, limit, offset }, context)
  if (!month) return (await find({})).event_list
  const { from, to } = daysOfMonth(month)
  for (const days of [{ from, to }, { from }]) {
    const { event_list, total } = await find(days)
    if (total > 0) return event_list
  }
  const { total } = await find({})
  return (await find({}, Math.max(0, total - limit))).event_list
}

export async function showMain({ query }: Got<Calls['main']>, context: ReadContext): Promise<Json<Main>> {
  const [lists, event_list] = await Promise.all([cardsOf(query, context), eventsOf(query, context)])
  const chosenLists = Object.fromEntries(chosen.map((kind) => [`${kind}_list`, lists[kind] ?? '[]']))
  // `Object.fromEntries` loses the names: `chosen` has every kind of `Main` but events.
  return objectOf<Main>({ ...chosenLists, event_list } as unknown as { [Name in keyof Main]: Json<Main[Name]> })
}
