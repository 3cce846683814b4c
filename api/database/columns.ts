import { bigint, timestamp } from 'drizzle-orm/pg-core'

/** An RFC 3339 string in, an instant in the database. */
export const instant = () => timestamp({ withTimezone: true, mode: 'string' })
/** Money. */
export const kopecks = () => bigint({ mode: 'number' })
