import type { Calls, Got, Language, Sort } from '@tropa/contract'
import { type SQL, sql } from 'drizzle-orm'
import { intArray } from '../database/array.ts'
import { isOpenOn, matching, sortKey } from '../objects/conditions.ts'
import { type TextQuery, toTsquery } from '../search/query.ts'

/** Filters of both the list and the map. */
export type Filters = Omit<Got<Calls['locationPoints']>['query'], 'offset'>

/** Kilometres. */
const earthRadius = 6371

const degrees = (radians: number) => (radians * 180) / Math.PI
const radians = (angle: number) => (angle * Math.PI) / 180

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

/** Half the size, in degrees, of the box around a circle; one with a pole inside has every longitude. */
function boxAround({ latitude }: Point, radius: number): { height: number; width: number } {
  const angle = radius / earthRadius
  const height = degrees(angle)
  const hasPole = Math.abs(latitude) + height >= 90
  return { height, width: hasPole ? 360 : degrees(Math.asin(Math.sin(angle) / Math.cos(radians(latitude)))) }
}

/** Within a circle, and in the box around it, which an index finds. @param radius in km */
export function within(point: Point, radius: number): SQL {
  const { height, width } = boxAround(point, radius)
  return sql`latitude between ${point.latitude - height}::float8 and ${point.latitude + height}::float8
    and longitude between ${point.longitude - width}::float8 and ${point.longitude + width}::float8
    and ${distanceTo(point)} <= ${radius}::float8`
}

function withinBox(box: string): SQL {
  const [south = 0, west = 0, north = 0, east = 0] = box.split(',').map(Number)
  return sql`latitude between ${south}::float8 and ${north}::float8 and longitude between ${west}::float8 and ${east}::float8`
}

/** Every filter but `territory_id` and `type_id`, for whose choices the list counts places. */
export function narrowing(filters: Filters, words: TextQuery | undefined): SQL {
  const { for_disabled, access, free, open_on, bbox, near, radius_km, ids } = filters
  const conditions = [
    sql`object_type = 'location'`,
    ...matching({ for_disabled, access, free }),
    open_on ? isOpenOn(open_on) : undefined,
    bbox ? withinBox(bbox) : undefined,
    near && radius_km ? within(pointOf(near), radius_km) : undefined,
    ids ? sql`id = any(${intArray(ids)})` : undefined,
    words ? sql`search @@ ${toTsquery(words)}` : undefined,
  ]
  return sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  )
}

type Sorted = Filters & { sort?: Sort | undefined }

/** Whether the nearest places come first; ids have an order of their own. */
export const isByDistance = ({ ids, near, sort = 'distance' }: Sorted): boolean =>
  !ids && near !== undefined && sort === 'distance'

/** Sort key before the editors' order: the index among the ids, kilometres from the point, or what `sort` says. */
export function placeIn({ ids, near, sort = 'distance' }: Sorted, language: Language): SQL {
  if (ids) return sql`array_position(${intArray(ids)}, id)`
  if (sort !== 'distance') return sortKey(sort, language)
  return near ? distanceTo(pointOf(near)) : sql`0`
}

export const inTerritory = ({ territory_id }: Filters): SQL =>
  territory_id ? sql`territory_id = ${territory_id}` : sql`true`
export const ofType = ({ type_id }: Filters): SQL => (type_id ? sql`type_id = any(${intArray(type_id)})` : sql`true`)
