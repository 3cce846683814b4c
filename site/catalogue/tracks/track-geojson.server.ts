import type { Track } from '@tropa/contract'
import type { Feature, FeatureCollection, Geometry } from 'geojson'
import type { DescriptionContext } from '../json-ld/described-thing.ts'
import { geoJsonPoint, geoJsonPosition, geoJsonProperties, pageUrl } from '../open-data/object-geojson.server.ts'
import type { RouteStop } from './route-file.ts'
import { trackStopsOf } from './track-stops.server.ts'

const stopFeature = (
  { the_title, geolocation, link }: RouteStop,
  index: number,
  context: DescriptionContext,
): Feature => ({
  type: 'Feature',
  geometry: geoJsonPoint(geolocation),
  properties: { the_title, order: index + 1, url: link && pageUrl(link, context) },
})

/** A track as its line and its stops. */
export function trackGeoJson(track: Track, context: DescriptionContext): FeatureCollection<Geometry | null> {
  const stops = trackStopsOf(track)
  const line: Feature<Geometry | null> = {
    type: 'Feature',
    id: track.id,
    geometry:
      stops.length > 1
        ? { type: 'LineString', coordinates: stops.map(({ geolocation }) => geoJsonPosition(geolocation)) }
        : null,
    properties: { ...geoJsonProperties(track, context), note: context.say('data.straight') },
  }
  return {
    type: 'FeatureCollection',
    features: [line, ...stops.map((stop, index) => stopFeature(stop, index, context))],
  }
}
