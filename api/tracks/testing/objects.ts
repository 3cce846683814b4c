import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../database/database.ts'

const location = (object_id: number) => ({ object_type: 'location' as const, object_id })

/** Objects of the seeded content as stops. */
export const museum = location(1001)
export const park = location(1002)
export const house = location(1003)
export const fair = { object_type: 'event' as const, object_id: 4001 }

/** The ids of as many places of the database. */
export const placeIds = async (db: Database, count: number): Promise<number[]> => {
  const places = await rows<{ id: number }>(
    db,
    sql`select id from object where object_type = 'location' order by id limit ${count}`,
  )
  return places.map(({ id }) => id)
}
