import type { Track } from '@tropa/contract'

export type TrackStop = { the_title: string; the_summary?: string; geolocation: string; link?: string }

/** The objects of a track that have a place, in their order; of one without objects, the stops that its card names. */
export function trackStopsOf({ object_list, stop_list = [] }: Track): TrackStop[] {
  const placed = object_list.flatMap(({ the_title, the_summary, geolocation, link }) =>
    geolocation === undefined ? [] : [{ the_title, the_summary, geolocation, link }],
  )
  return placed.length > 0 ? placed : [...stop_list]
}
