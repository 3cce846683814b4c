import type { ObjectType } from '@tropa/contract'
import type { CatalogueObject } from '../../portal/catalogue-object.ts'

/** What an object can be had as besides its page, by the ending of the address. */
export const formats = {
  jsonld: 'application/ld+json',
  geojson: 'application/geo+json',
  ics: 'text/calendar',
  gpx: 'application/gpx+xml',
  kml: 'application/vnd.google-earth.kml+xml',
} as const
export type Format = keyof typeof formats

/** Of some types only; a browser knows of them without what makes them. */
export const ownFormats: Readonly<Partial<Record<ObjectType, readonly Format[]>>> = {
  event: ['ics'],
  track: ['gpx', 'kml', 'geojson'],
}

/** What there is of an object; a point of what has no place would say nothing. */
export function formatsOf({ object_type, geolocation }: CatalogueObject): readonly Format[] {
  const own = ownFormats[object_type] ?? []
  return [...new Set<Format>([...own, ...(geolocation === undefined ? [] : ['geojson' as const]), 'jsonld'])]
}
