import type { ResponseBody, CalendarDate, Calls, Got } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { rows } from '../database/database.ts'
import { type Json, json, listOf } from '../http/json.ts'
import type { ReadContext } from '../http/serve-calls.ts'
import type { SeasonStatementContent } from '../seed/content.ts'

type Period = Pick<SeasonStatementContent, 'from' | 'through'>

/** Whether a day of the year is in a period that may span New Year. */
export function isWithin({ from, through }: Period, date: CalendarDate): boolean {
  const day = date.slice(5)
  return from <= through ? from <= day && day <= through : from <= day || day <= through
}

/** Whether a period begins after a day of the calendar, and not after another. */
function beginsUntil({ from }: Period, date: CalendarDate, through: CalendarDate): boolean {
  const year = Number(date.slice(0, 4))
  return `${from > date.slice(5) ? year : year + 1}-${from}` <= through
}

/**
 * The statements for a day, and then those that begin after it, up to the day `through`. A statement for some
 * territories is left out for others, and for a query without one.
 */
export async function listSeasonStatements(
  { query: { date, through, territory_id } }: Got<Calls['seasonStatements']>,
  { db }: ReadContext,
): Promise<Json<ResponseBody<Calls['seasonStatements']>>> {
  const [row] = await rows<{ content: SeasonStatementContent[] }>(
    db,
    sql`select content from advice where name = 'season_statements'`,
  )
  const isThere = ({ territory_ids }: SeasonStatementContent) =>
    territory_ids.length === 0 || (territory_id !== undefined && territory_ids.includes(territory_id))
  const found = (row?.content ?? []).filter(isThere)
  const first = found.filter((statement) => isWithin(statement, date))
  const later = through ? found.filter((one) => !first.includes(one) && beginsUntil(one, date, through)) : []
  return listOf(
    [...first, ...later].map(({ id, title, from, through: until, source }) =>
      json({ id, title: title.ru, title_en: title.en, from, through: until, source_link: source.link }),
    ),
  )
}
