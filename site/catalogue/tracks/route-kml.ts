import type { DescriptionContext } from '../json-ld/described-thing.ts'
import { pointOf } from '../../geography/distance.ts'
import { escaped } from '../open-data/escaped-xml.ts'
import type { RouteFile, RoutePart, RouteStop } from './route-file.ts'

/** KML has longitude first. */
const position = (geolocation: string) => {
  const { latitude, longitude } = pointOf(geolocation)
  return `${longitude},${latitude}`
}
const textXml = (name: string, description: string | undefined) =>
  `<name>${escaped(name)}</name>${description ? `<description>${escaped(description)}</description>` : ''}`

const stopXml = ({ the_title, the_summary, geolocation }: RouteStop) =>
  `<Placemark>${textXml(the_title, the_summary)}<Point><coordinates>${position(geolocation)}</coordinates></Point></Placemark>`

const lineXml = ({ title, stops }: RoutePart, { say }: DescriptionContext) =>
  `<Placemark>${textXml(title, say('data.straight'))}<LineString><tessellate>1</tessellate><coordinates>${stops.map(({ geolocation }) => position(geolocation)).join(' ')}</coordinates></LineString></Placemark>`

const partXml = (part: RoutePart, context: DescriptionContext) => [
  ...part.stops.map(stopXml),
  ...(part.stops.length > 1 ? [lineXml(part, context)] : []),
]

/** KML 2.2: the stops, and straight lines between them. Several parts are folders. */
export function routeKml({ title, summary, parts }: RouteFile, context: DescriptionContext): string {
  const [only, ...others] = parts
  const body =
    only && others.length === 0
      ? partXml(only, context)
      : parts.flatMap((part) => [
          `<Folder>${textXml(part.title, part.summary)}`,
          ...partXml(part, context),
          '</Folder>',
        ])
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2">',
    `<Document>${textXml(title, others.length === 0 ? summary || only?.summary : summary)}`,
    ...body,
    '</Document>',
    '</kml>',
    '',
  ].join('\n')
}
