import type { Answer, Calls, Got, Location } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { rows } from '../database/database.ts'
import { PortalError } from '../http/failures.ts'
import { extended, type Json, objectOf, stored } from '../http/json.ts'
import type { ReadContext } from '../http/serve-calls.ts'
import { distanceTo, within } from './filters.ts'
import { offerList } from './offers.ts'

/** Kilometres. */
const usualRadius = 3
const mostNearby = 12

type Place = { detail: string; latitude: number; longitude: number; offer_list: string }
type Joined = Pick<Location, 'nearby_list' | 'offer_list'>

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
  radius: number,
  { db, language }: ReadContext,
): Promise<Json<Location['nearby_list']>> {
  const [found] = await rows<{ list: string }>(
    db,
    sql`
    with near as (
      select object_type, id, ${distanceTo(place)} as distance from object
      where object_type = 'location' and id <> ${id} and ${within(place, radius)}
      order by distance, id limit ${mostNearby}
    )
    select '[' || coalesce(string_agg(left(card, -1) || ',"distance_km":' || round(distance::numeric, 1) || '}', ',' order by distance, id), '') || ']' as list
    from near join object_text using (object_type, id) where language = ${language}`,
  )
  return stored(found?.list ?? '[]')
}

export async function showLocation(
  { params: { id }, query }: Got<Calls['location']>,
  context: ReadContext,
): Promise<Json<Answer<Calls['location']>>> {
  const place = await findPlace(id, context)
  const joined = objectOf<Joined>({
    nearby_list: await findNearby(id, place, query.radius_km ?? usualRadius, context),
    offer_list: stored(place.offer_list),
  })
  return objectOf({ location: extended(stored<Location>(place.detail), joined) as Json<Location> })
}
