import type { Track } from '@tropa/contract'
import type { Feature, FeatureCollection, Point, Position } from 'geojson'
import { addressIn } from '../addresses/language.ts'
import { objectOfType, type CatalogueObject } from '../portal/catalogue-object.ts'
import type { DescriptionContext } from './json-ld/described-thing.ts'
import { pointOf } from '../geography/distance.ts'
import type { Points } from './places/place-points-query.ts'
import { trackStopsOf, type TrackStop } from './tracks/track-stops.server.ts'

/** GeoJSON turns it round: longitude first. */
const position = (geolocation: string): Position => {
  const { latitude, longitude } = pointOf(geolocation)
  return [longitude, latitude]
}
const point = (geolocation: string): Point => ({ type: 'Point', coordinates: position(geolocation) })

const pageOf = (link: string, { origin, language }: DescriptionContext) => origin + addressIn(link, language)

const properties = (
  { object_type, the_title, the_summary, link, territory, access }: CatalogueObject,
  telling: DescriptionContext,
) => ({
  object_type,
  the_title,
  the_summary,
  territory: territory?.the_title,
  access,
  url: pageOf(link, telling),
})

const stopFeature = (
  { the_title, geolocation, link }: TrackStop,
  index: number,
  telling: DescriptionContext,
): Feature => ({
  type: 'Feature',
  geometry: point(geolocation),
  properties: { the_title, order: index + 1, url: link && pageOf(link, telling) },
})

function trackGeoJson(track: Track, telling: DescriptionContext): FeatureCollection {
  const stops = trackStopsOf(track)
  const line: Feature = {
    type: 'Feature',
    id: track.id,
    geometry:
      stops.length > 1
        ? { type: 'LineString', coordinates: stops.map(({ geolocation }) => position(geolocation)) }
        : null,
    properties: { ...properties(track, telling), note: telling.say('data.straight') },
  } as Feature
  return {
    type: 'FeatureCollection',
    features: [line, ...stops.map((stop, index) => stopFeature(stop, index, telling))],
  }
}

/** An object as a feature, without a geometry where it has no place; a track as its line and its stops. */
export function geoJsonOf(
  found: CatalogueObject,
  telling: DescriptionContext,
): Feature<Point | null> | FeatureCollection {
  const is = objectOfType(found)
  if (is.object_type === 'track') return trackGeoJson(is.object, telling)
  const { geolocation } = found
  return {
    type: 'Feature',
    id: found.id,
    geometry: geolocation === undefined ? null : point(geolocation),
    properties: properties(found, telling),
  }
}

/**
 * The points of every place, each with its page. The two numbers say so where there are more than the file holds.
 * @see https://docs.ogc.org/is/17-069r4/17-069r4.html#_response_7 for their names
 */
export const placesGeoJson = ({ features, total }: Points, telling: DescriptionContext) => ({
  type: 'FeatureCollection',
  numberMatched: total,
  numberReturned: features.length,
  features: features.map(({ properties: { link, ...rest }, ...feature }) => ({
    ...feature,
    properties: { ...rest, url: pageOf(link, telling) },
  })),
})
