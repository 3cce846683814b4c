import type { ResponseBody, Calls, Got, Location } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { rows } from '../database/database.ts'
import { PortalError } from '../http/failures.ts'
import { extended, type Json, json, objectOf, stored } from '../http/json.ts'
import type { ReadContext } from '../http/serve-calls.ts'
import { distanceTo, within } from './filters.ts'
import { offerList } from './offers.ts'

/** Kilometres. */
const usualRadius = 3
const pageOfNearby = 12

type Place = { detail: string; latitude: number; longitude: number; offer_list: string }
type Joined = Required<Pick<Location, 'nearby_list' | 'nearby_total' | 'offer_list'>>
type Query = Got<Calls['location']>['query']

async function findPlace(id: number, { db, language }: ReadContext): Promise<Place> {
  const [place] = await rows<Place>(
    db,
    sql`
    select detail, latitude, longitude, ${offerList('location', id, language)} as offer_list
    from object join object_text using (object_type, id)
    where object_type = 'location' and id = ${id} and language = ${language}`,
  )
  if (!place) throw new PortalError('not_found')
  return place
}

async function findNearby(
  id: number,
  place: Place,
  { radius_km: radius = usualRadius, nearby_offset = 0 }: Query,
  { db, language }: ReadContext,
): Promise<{ list: string; total: number }> {
  const [found] = await rows<{ list: string; total: number }>(
    db,
    sql`
    with around as (
      select object_type, id, ${distanceTo(place)} as distance from object
      where object_type = 'location' and id <> ${id} and ${within(place, radius)}
    ), near as (
      select * from around order by distance, id limit ${pageOfNearby} offset ${nearby_offset}
    )
    select '[' || coalesce(string_agg(left(card, -1) || ',"distance_km":' || round(distance::numeric, 1) || '}', ',' order by distance, id), '') || ']' as list,
      (select count(*)::int from around) as total
    from near join object_text using (object_type, id) where language = ${language}`,
  )
  return found ?? { list: '[]', total: 0 }
}

export async function showLocation(
  { params: { id }, query }: Got<Calls['location']>,
  context: ReadContext,
): Promise<Json<ResponseBody<Calls['location']>>> {
  const place = await findPlace(id, context)
  const nearby = await findNearby(id, place, query, context)
  const joined = objectOf<Joined>({
    nearby_list: stored(nearby.list),
    nearby_total: json(nearby.total),
    offer_list: stored(place.offer_list),
  })
  // `Location` is a union by kind; the joined fields are those that all its kinds have.
  return objectOf({ location: extended(stored<Location>(place.detail), joined) as Json<Location> })
}
