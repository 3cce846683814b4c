import { addressIn } from '../../messages/language-address.ts'
import type { DescriptionContext } from '../json-ld/described-thing.ts'
import { pointOf } from '../../geography/distance.ts'
import { escaped } from '../open-data/escaped-xml.ts'
import type { RouteFile, RouteStop } from './route-file.ts'

const linkXml = (address: string | undefined, { origin, language }: DescriptionContext) =>
  address === undefined ? '' : `<link href="${escaped(origin + addressIn(address, language))}"/>`

function stopXml(
  tag: 'wpt' | 'rtept',
  { the_title, the_summary, geolocation, link: address }: RouteStop,
  context: DescriptionContext,
): string {
  const { latitude, longitude } = pointOf(geolocation)
  const text = the_summary ? `<desc>${escaped(the_summary)}</desc>` : ''
  return `<${tag} lat="${latitude}" lon="${longitude}"><name>${escaped(the_title)}</name>${text}${linkXml(address, context)}</${tag}>`
}

const textXml = (title: string, summary: string, { say }: DescriptionContext) =>
  `<name>${escaped(title)}</name><desc>${escaped(`${summary} ${say('data.straight')}`.trim())}</desc>`

/**
 * GPX 1.1: a plan is a route of points; a `trk` would say that somebody has gone that way.
 * @see https://www.topografix.com/GPX/1/1/ for the order of elements
 */
export function routeGpx({ title, summary, link, parts }: RouteFile, context: DescriptionContext): string {
  const own = linkXml(link, context)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="${escaped(context.say('site.name'))}" xmlns="http://www.topografix.com/GPX/1/1">`,
    `<metadata>${textXml(title, summary, context)}${own}</metadata>`,
    ...parts.flatMap(({ stops }) => stops.map((stop) => stopXml('wpt', stop, context))),
    ...parts.flatMap((part) => [
      `<rte>${textXml(part.title, part.summary, context)}${own}`,
      ...part.stops.map((stop) => stopXml('rtept', stop, context)),
      '</rte>',
    ]),
    '</gpx>',
    '',
  ].join('\n')
}
