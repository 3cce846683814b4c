import type { Answer, CalendarDate, Calls, Got } from '@tropa/contract'
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

/** The statements of a day; those of a territory are left out elsewhere, and without a territory. */
export async function listSeasonStatements(
  { query: { date, territory_id } }: Got<Calls['seasonStatements']>,
  { db }: ReadContext,
): Promise<Json<Answer<Calls['seasonStatements']>>> {
  const [row] = await rows<{ content: SeasonStatementContent[] }>(
    db,
    sql`select content from advice where name = 'season_statements'`,
  )
  const isThere = ({ territory_ids }: SeasonStatementContent) =>
    territory_ids.length === 0 || (territory_id !== undefined && territory_ids.includes(territory_id))
  return listOf(
    (row?.content ?? [])
      .filter((statement) => isThere(statement) && isWithin(statement, date))
      .map(({ id, title, source }) => json({ id, title: title.ru, title_en: title.en, source_link: source.link })),
  )
}
