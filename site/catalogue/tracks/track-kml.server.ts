import type { Track } from '@tropa/contract'
import type { DescriptionContext } from '../json-ld/described-thing.ts'
import { pointOf } from '../../geography/distance.ts'
import { escaped } from '../open-data/escaped-xml.ts'
import { trackStopsOf, type TrackStop } from './track-stops.server.ts'

/** KML turns it round: longitude first. */
const position = (geolocation: string) => {
  const { latitude, longitude } = pointOf(geolocation)
  return `${longitude},${latitude}`
}
const text = (name: string, description: string | undefined) =>
  `<name>${escaped(name)}</name>${description ? `<description>${escaped(description)}</description>` : ''}`

const stopXml = ({ the_title, the_summary, geolocation }: TrackStop) =>
  `<Placemark>${text(the_title, the_summary)}<Point><coordinates>${position(geolocation)}</coordinates></Point></Placemark>`

const lineXml = (title: string, stops: readonly TrackStop[], { say }: DescriptionContext) =>
  `<Placemark>${text(title, say('data.straight'))}<LineString><tessellate>1</tessellate><coordinates>${stops.map(({ geolocation }) => position(geolocation)).join(' ')}</coordinates></LineString></Placemark>`

/** KML 2.2: the stops, and straight lines between them. */
export function kmlOf(track: Track, telling: DescriptionContext): string {
  const stops = trackStopsOf(track)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2">',
    `<Document>${text(track.the_title, track.the_summary)}`,
    ...stops.map(stopXml),
    ...(stops.length > 1 ? [lineXml(track.the_title, stops, telling)] : []),
    '</Document>',
    '</kml>',
    '',
  ].join('\n')
}
