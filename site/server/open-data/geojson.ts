import type { Track } from '@tropa/contract'
import type { Feature, FeatureCollection, Point, Position } from 'geojson'
import { addressIn } from '../../addresses/language.ts'
import { described, type FoundObject } from '../../found/described.ts'
import type { Telling } from '../../found/json-ld/telling.ts'
import { pointOf } from '../../geography/distance.ts'
import type { Points } from '../../map/points.ts'
import { stopsOf, type Stop } from './stops.ts'

/** GeoJSON turns it round: longitude first. */
const position = (geolocation: string): Position => {
  const { latitude, longitude } = pointOf(geolocation)
  return [longitude, latitude]
}
const point = (geolocation: string): Point => ({ type: 'Point', coordinates: position(geolocation) })

const pageOf = (link: string, { origin, language }: Telling) => origin + addressIn(link, language)

const properties = ({ object_type, the_title, the_summary, link, territory, access }: FoundObject, telling: Telling) => ({
  object_type,
  the_title,
  the_summary,
  territory: territory?.the_title,
  access,
  url: pageOf(link, telling),
})

const stopFeature = ({ the_title, geolocation, link }: Stop, index: number, telling: Telling): Feature => ({
  type: 'Feature',
  geometry: point(geolocation),
  properties: { the_title, order: index + 1, url: link && pageOf(link, telling) },
})

function trackGeoJson(track: Track, telling: Telling): FeatureCollection {
  const stops = stopsOf(track)
  const line: Feature = {
    type: 'Feature',
    id: track.id,
    geometry: stops.length > 1 ? { type: 'LineString', coordinates: stops.map(({ geolocation }) => position(geolocation)) } : null,
    properties: { ...properties(track, telling), note: telling.say('data.straight') },
  } as Feature
  return { type: 'FeatureCollection', features: [line, ...stops.map((stop, index) => stopFeature(stop, index, telling))] }
}

/** An object as a feature, without a geometry where it has no place; a track as its line and its stops. */
export function geoJsonOf(found: FoundObject, telling: Telling): Feature<Point | null> | FeatureCollection {
  const is = described(found)
  if (is.object_type === 'track') return trackGeoJson(is.object, telling)
  const { geolocation } = found
  return { type: 'Feature', id: found.id, geometry: geolocation === undefined ? null : point(geolocation), properties: properties(found, telling) }
}

/**
 * The points of every place, each with its page. The two numbers say so where there are more than the file holds.
 * @see https://docs.ogc.org/is/17-069r4/17-069r4.html#_response_7 for their names
 */
export const placesGeoJson = ({ features, total }: Points, telling: Telling) => ({
  type: 'FeatureCollection',
  numberMatched: total,
  numberReturned: features.length,
  features: features.map(({ properties: { link, ...rest }, ...feature }) => ({ ...feature, properties: { ...rest, url: pageOf(link, telling) } })),
})
