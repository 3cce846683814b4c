import type { Calls, Got } from '@tropa/contract'
import { type SQL, sql } from 'drizzle-orm'
import { intArray } from '../database/array.ts'
import { type TextQuery, toTsquery } from '../search/query.ts'

/** What narrows the list and the map alike. */
export type Filters = Got<Calls['locationPoints']>['query']

const kilometresPerDegree = 111.2
const earthRadius = 6371

type Point = { latitude: number; longitude: number }
export function pointOf(text: string): Point {
  const [latitude = 0, longitude = 0] = text.split(',').map(Number)
  return { latitude, longitude }
}

/** Kilometres between an object and a point, along the sphere. */
export const distanceTo = ({ latitude, longitude }: Point): SQL<number> => sql`
  ${2 * earthRadius}::float8 * asin(sqrt(
    power(sin(radians(latitude - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(latitude)) * power(sin(radians(longitude - ${longitude}::float8) / 2), 2)
  ))`

/** Within a circle: first by the box around it, which an index knows. */
export function within(point: Point, radius: number): SQL {
  const height = radius / kilometresPerDegree
  const width = Math.min(360, height / Math.max(0.01, Math.cos((point.latitude * Math.PI) / 180)))
  return sql`latitude between ${point.latitude - height}::float8 and ${point.latitude + height}::float8
    and longitude between ${point.longitude - width}::float8 and ${point.longitude + width}::float8
    and ${distanceTo(point)} <= ${radius}::float8`
}

function withinBox(box: string): SQL {
  const [south = 0, west = 0, north = 0, east = 0] = box.split(',').map(Number)
  return sql`latitude between ${south}::float8 and ${north}::float8 and longitude between ${west}::float8 and ${east}::float8`
}

/** Everything that narrows the list but the two filters that are counted by choice. */
export function narrowing({ for_disabled, bbox, near, radius_km, ids }: Filters, words: TextQuery | undefined): SQL {
  const conditions = [
    sql`object_type = 'location'`,
    for_disabled ? sql`for_disabled` : undefined,
    bbox ? withinBox(bbox) : undefined,
    near && radius_km ? within(pointOf(near), radius_km) : undefined,
    ids ? sql`id = any(${intArray(ids)})` : undefined,
    words ? sql`search @@ ${toTsquery(words)}` : undefined,
  ]
  return sql.join(conditions.filter((condition) => condition !== undefined), sql` and `)
}

/** What a list is sorted by before the editors' order: the place among the ids, or kilometres from the point. */
export const placeIn = ({ ids, near }: Filters): SQL =>
  ids ? sql`array_position(${intArray(ids)}, id)` : near ? distanceTo(pointOf(near)) : sql`0`

export const inTerritory = ({ territory_id }: Filters): SQL => (territory_id ? sql`territory_id = ${territory_id}` : sql`true`)
export const ofType = ({ type_id }: Filters): SQL => (type_id ? sql`type_id = any(${intArray(type_id)})` : sql`true`)
