import type { CatalogueObject } from '../../portal/catalogue-object.ts'
import { objectOfType } from '../../portal/catalogue-object.ts'

/** What an object can be had as besides its page, by the ending of the address. */
export const formats = {
  jsonld: 'application/ld+json',
  geojson: 'application/geo+json',
  ics: 'text/calendar',
  gpx: 'application/gpx+xml',
  kml: 'application/vnd.google-earth.kml+xml',
} as const
export type Format = keyof typeof formats

const hasPoint = ({ geolocation }: { geolocation?: string | undefined }) => geolocation !== undefined

/** What there is of an object; a point of what has no place would say nothing. */
export function formatsOf(found: CatalogueObject): readonly Format[] {
  const is = objectOfType(found)
  switch (is.object_type) {
    case 'event':
      return hasPoint(is.object) ? ['ics', 'geojson', 'jsonld'] : ['ics', 'jsonld']
    case 'track':
      return ['gpx', 'kml', 'geojson', 'jsonld']
    default:
      return hasPoint(is.object) ? ['geojson', 'jsonld'] : ['jsonld']
  }
}
