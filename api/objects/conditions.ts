import type { CalendarDate, Language, Sort } from '@tropa/contract'
import { type SQL, sql } from 'drizzle-orm'
import { textArray } from '../database/array.ts'
import { monthOf, weekdayOf } from '../dates/dates.ts'

/** Filters of columns that every kind has. */
export type ObjectFilters = {
  /** One of the territories of an object. */
  territory_id?: number | undefined
  category?: readonly string[] | undefined
  for_disabled?: boolean | undefined
  access?: readonly string[] | undefined
  free?: boolean | undefined
}

/** The conditions of the filters that are set; other fields of a query are not looked at. */
export const matching = ({
  territory_id,
  category,
  for_disabled,
  access,
  free,
}: ObjectFilters): (SQL | undefined)[] => [
  territory_id === undefined ? undefined : sql`${territory_id} = any(territory_ids)`,
  category && sql`category = any(${textArray(category)})`,
  for_disabled ? sql`for_disabled` : undefined,
  access && sql`access @> ${textArray(access)}`,
  free ? sql`price = 0` : undefined,
]

/** Whether a place is open by its hours; false if they are not known. */
export const isOpenOn = (date: CalendarDate): SQL => sql`exists (
  select from jsonb_to_recordset(opening_hours) as hours(days jsonb, valid_from text, valid_through text)
  where days @> ${weekdayOf(date)}::text::jsonb
    and coalesce(valid_from <= ${date}, true) and coalesce(valid_through >= ${date}, true))`

/** Whether its months include that of the day; true if it has none. */
export const isInSeasonOn = (date: CalendarDate): SQL => sql`(season = '{}' or ${monthOf(date)}::int = any(season))`

/** Sort key before the editors' order; objects without a known price come last. */
export function sortKey(sort: Exclude<Sort, 'distance'>, language: Language): SQL {
  switch (sort) {
    case 'price':
      return sql`price`
    case 'title':
      return sql`(
        select title_place from object_text as named
        where named.object_type = object.object_type and named.id = object.id and named.language = ${language})`
    default:
      return sort satisfies never
  }
}
