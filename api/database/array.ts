import { type SQL, sql } from 'drizzle-orm'

/** A list as one bound parameter: the driver quotes its items. */
export const textArray = (list: readonly string[]): SQL => sql`${sql.param(list)}::text[]`
export const intArray = (list: readonly number[]): SQL => sql`${sql.param(list)}::int[]`
