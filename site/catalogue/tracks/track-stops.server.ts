import type { Track } from '@tropa/contract'
import type { DescriptionContext } from '../json-ld/described-thing.ts'
import type { RouteFile, RouteStop } from './route-file.ts'
import { routeGpx } from './route-gpx.ts'
import { routeKml } from './route-kml.ts'

/** The objects of a track that have a point, in order; for a track without objects, the stops of its card. */
export function trackStopsOf({ object_list, stop_list = [] }: Track): RouteStop[] {
  const placed = object_list.flatMap(({ the_title, the_summary, geolocation, link }) =>
    geolocation === undefined ? [] : [{ the_title, the_summary, geolocation, link }],
  )
  return placed.length > 0 ? placed : [...stop_list]
}

function routeFileOf(track: Track): RouteFile {
  const { the_title: title, the_summary: summary, link } = track
  return { title, summary, link, parts: [{ title, summary, stops: trackStopsOf(track) }] }
}

export const gpxOf = (track: Track, context: DescriptionContext): string => routeGpx(routeFileOf(track), context)
export const kmlOf = (track: Track, context: DescriptionContext): string => routeKml(routeFileOf(track), context)
