import type { KindData } from '../open-data/kind-data.ts'
import { trackGeoJson } from './track-geojson.server.ts'
import { gpxOf, kmlOf } from './track-stops.server.ts'
import { trackThing } from './track-json-ld.ts'
import { tracksList } from './tracks-list.ts'

export const trackData: KindData<'track'> = {
  lists: [tracksList],
  links: (portal, query) => portal.tracks({ query }).then(({ track_list: list, total }) => ({ list, total })),
  find: (portal, id) => portal.track({ params: { id } }).then(({ track }) => track),
  thing: trackThing,
  files: { gpx: gpxOf, kml: kmlOf, geojson: (track, context) => JSON.stringify(trackGeoJson(track, context)) },
}
