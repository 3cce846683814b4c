import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const folder = resolve(import.meta.dirname, '../../../api/content')
/** A file of the region's content. */
export const contentOf = <Written>(file: string): Written[] =>
  JSON.parse(readFileSync(resolve(folder, `${file}.json`), 'utf8'))

type Pointed = { id: number; geolocation?: string; location_id?: number }
type Stop = { object_type: 'location' | 'event'; object_id: number }
type WrittenTrack = { id: number; length_km: number; days: number; objects: readonly Stop[] }

/** The region's places that have a point. */
export const contentPlaces = ['locations', 'hotels', 'restaurants']
  .flatMap((file) => contentOf<Pointed>(file))
  .flatMap(({ id, geolocation }) => (geolocation === undefined ? [] : [{ id, geolocation }]))

const points = new Map(contentPlaces.map(({ id, geolocation }) => [id, geolocation]))
const placesOfEvents = new Map(contentOf<Pointed>('events').map(({ id, location_id }) => [id, location_id]))
const pointOfStop = ({ object_type, object_id }: Stop) =>
  points.get((object_type === 'event' ? placesOfEvents.get(object_id) : object_id) ?? 0) ?? null

/** The region's ready-made tracks. `geolocation`: `null` for a stop without a point. */
export const contentTracks = contentOf<WrittenTrack>('tracks').map(({ id, length_km, days, objects }) => ({
  id,
  length_km,
  days,
  stops: objects.map((stop) => ({ ...stop, geolocation: pointOfStop(stop) })),
}))
