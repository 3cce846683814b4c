import type { DescriptionContext } from '../json-ld/described-thing.ts'
import { pageUrl } from '../open-data/object-geojson.server.ts'
import type { Points } from './place-points-query.ts'

/**
 * The points of every place, each with its page. Two numbers show whether there are more places than the file holds.
 * @see https://docs.ogc.org/is/17-069r4/17-069r4.html#_response_7 for their names
 */
export const placesGeoJson = ({ features, total }: Points, context: DescriptionContext) => ({
  type: 'FeatureCollection',
  numberMatched: total,
  numberReturned: features.length,
  features: features.map(({ properties: { link, ...rest }, ...feature }) => ({
    ...feature,
    properties: { ...rest, url: pageUrl(link, context) },
  })),
})
