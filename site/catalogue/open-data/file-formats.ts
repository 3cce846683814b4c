import type { ObjectType } from '@tropa/contract'
import type { CatalogueObject } from '../../portal/catalogue-object.ts'

/** The formats of an object besides its page, by the extension of the address. */
export const formats = {
  jsonld: 'application/ld+json',
  geojson: 'application/geo+json',
  ics: 'text/calendar',
  gpx: 'application/gpx+xml',
  kml: 'application/vnd.google-earth.kml+xml',
} as const
export type Format = keyof typeof formats

/** Formats that only some types have. Listed here, so that browsers need not load the code that writes them. */
export const ownFormats: Readonly<Partial<Record<ObjectType, readonly Format[]>>> = {
  event: ['ics'],
  track: ['gpx', 'kml', 'geojson'],
}

/** The formats of one object; without a point it has no GeoJSON. */
export function formatsOf({ object_type, geolocation }: CatalogueObject): readonly Format[] {
  const own = ownFormats[object_type] ?? []
  return [...new Set<Format>([...own, ...(geolocation === undefined ? [] : ['geojson' as const]), 'jsonld'])]
}
