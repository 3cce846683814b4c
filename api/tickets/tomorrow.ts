import { type SQL, sql } from 'drizzle-orm'
import { timeZone } from '../database/settings.ts'
import { inRegion, plusDays } from '../dates/dates.ts'

/** The condition that an `order_item` begins tomorrow, by the calendar of the region. */
export const beginsTomorrow = (now: Date): SQL =>
  sql`(order_item.starts_at at time zone ${timeZone})::date = ${plusDays(inRegion(now).date, 1)}::date`
