import type { Track } from '@tropa/contract'
import type { Telling } from '../../found/json-ld/telling.ts'
import { pointOf } from '../../geography/distance.ts'
import { escaped } from '../xml.ts'
import { stopsOf, type Stop } from './stops.ts'

/** KML turns it round: longitude first. */
const position = (geolocation: string) => {
  const { latitude, longitude } = pointOf(geolocation)
  return `${longitude},${latitude}`
}
const text = (name: string, description: string | undefined) =>
  `<name>${escaped(name)}</name>${description ? `<description>${escaped(description)}</description>` : ''}`

const stopXml = ({ the_title, the_summary, geolocation }: Stop) =>
  `<Placemark>${text(the_title, the_summary)}<Point><coordinates>${position(geolocation)}</coordinates></Point></Placemark>`

const lineXml = (title: string, stops: readonly Stop[], { say }: Telling) =>
  `<Placemark>${text(title, say('data.straight'))}<LineString><tessellate>1</tessellate><coordinates>${stops.map(({ geolocation }) => position(geolocation)).join(' ')}</coordinates></LineString></Placemark>`

/** KML 2.2: the stops, and straight lines between them. */
export function kmlOf(track: Track, telling: Telling): string {
  const stops = stopsOf(track)
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
