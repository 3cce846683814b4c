import type { Track } from '@tropa/contract'
import { addressIn } from '../../messages/language-address.ts'
import type { DescriptionContext } from '../json-ld/described-thing.ts'
import { pointOf } from '../../geography/distance.ts'
import { escaped } from '../open-data/escaped-xml.ts'
import { trackStopsOf, type TrackStop } from './track-stops.server.ts'

const link = (address: string | undefined, { origin, language }: DescriptionContext) =>
  address === undefined ? '' : `<link href="${escaped(origin + addressIn(address, language))}"/>`

function stopXml(
  tag: 'wpt' | 'rtept',
  { the_title, the_summary, geolocation, link: address }: TrackStop,
  telling: DescriptionContext,
): string {
  const { latitude, longitude } = pointOf(geolocation)
  const text = the_summary ? `<desc>${escaped(the_summary)}</desc>` : ''
  return `<${tag} lat="${latitude}" lon="${longitude}"><name>${escaped(the_title)}</name>${text}${link(address, telling)}</${tag}>`
}

/**
 * GPX 1.1: a plan is a route of points; a `trk` would say that somebody has gone that way.
 * @see https://www.topografix.com/GPX/1/1/ for the order of elements
 */
export function gpxOf(track: Track, telling: DescriptionContext): string {
  const stops = trackStopsOf(track)
  const text = `<name>${escaped(track.the_title)}</name><desc>${escaped(`${track.the_summary} ${telling.say('data.straight')}`)}</desc>`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="${escaped(telling.say('site.name'))}" xmlns="http://www.topografix.com/GPX/1/1">`,
    `<metadata>${text}${link(track.link, telling)}</metadata>`,
    ...stops.map((stop) => stopXml('wpt', stop, telling)),
    `<rte>${text}${link(track.link, telling)}`,
    ...stops.map((stop) => stopXml('rtept', stop, telling)),
    '</rte>',
    '</gpx>',
    '',
  ].join('\n')
}
