import type { Feature, Point, Position } from 'geojson'
import { addressIn } from '../../messages/language-address.ts'
import { pointOf } from '../../geography/distance.ts'
import type { CatalogueObject } from '../../portal/catalogue-object.ts'
import type { DescriptionContext } from '../json-ld/described-thing.ts'

/** GeoJSON has longitude first. */
export const geoJsonPosition = (geolocation: string): Position => {
  const { latitude, longitude } = pointOf(geolocation)
  return [longitude, latitude]
}
export const geoJsonPoint = (geolocation: string): Point => ({
  type: 'Point',
  coordinates: geoJsonPosition(geolocation),
})

export const pageUrl = (link: string, { origin, language }: DescriptionContext) => origin + addressIn(link, language)

export const geoJsonProperties = (
  { object_type, the_title, the_summary, link, territory, access }: CatalogueObject,
  context: DescriptionContext,
) => ({
  object_type,
  the_title,
  the_summary,
  territory: territory?.the_title,
  access,
  url: pageUrl(link, context),
})

/** An object as a feature, without a geometry where it has no place. */
export const objectGeoJson = (object: CatalogueObject, context: DescriptionContext): Feature<Point | null> => ({
  type: 'Feature',
  id: object.id,
  geometry: object.geolocation === undefined ? null : geoJsonPoint(object.geolocation),
  properties: geoJsonProperties(object, context),
})
