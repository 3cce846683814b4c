import type { Portal } from '../portal/portal.ts'
import { objectOfType, type CatalogueObject } from '../portal/catalogue-object.ts'
import type { Format } from './open-data/file-formats.ts'
import { objectThing } from './object-json-ld.ts'
import type { DescriptionContext } from './json-ld/described-thing.ts'
import { allPoints } from './places/place-points-query.ts'
import { everyOne, type Page } from '../portal/every-page.ts'
import { eventCalendar, eventsCalendar } from './events/event-calendar.server.ts'
import { geoJsonOf, placesGeoJson } from './object-geojson.server.ts'
import { gpxOf } from './tracks/track-gpx.server.ts'
import { kmlOf } from './tracks/track-kml.server.ts'

/** `today`: in the region, `YYYY-MM-DD`. */
export type FileContext = DescriptionContext & { today: string }

/** An object in that format, or nothing where it has no such form. */
export function fileOf(found: CatalogueObject, format: Format, context: FileContext): string | undefined {
  const is = objectOfType(found)
  switch (format) {
    case 'jsonld':
      return JSON.stringify({ '@context': 'https://schema.org', ...(objectThing(found, context) as object) })
    case 'geojson':
      return JSON.stringify(geoJsonOf(found, context))
    case 'ics':
      return is.object_type === 'event' ? eventCalendar(is.object, context, context.today) : undefined
    case 'gpx':
      return is.object_type === 'track' ? gpxOf(is.object, context) : undefined
    case 'kml':
      return is.object_type === 'track' ? kmlOf(is.object, context) : undefined
    default:
      return format satisfies never
  }
}

type ListFile = (portal: Portal, context: FileContext) => Promise<string>

/** The lists that can be had whole, by the last part of their address. */
export const listFiles: Readonly<Record<string, ListFile>> = {
  'locations.geojson': async (portal, context) => {
    const points = await allPoints((offset) => portal.locationPoints({ query: { offset } }), 'file')
    return JSON.stringify(placesGeoJson(points, context))
  },
  'events.ics': async (portal, context) => {
    const page = (query: Page) => portal.events({ query }).then(({ event_list: list, total }) => ({ list, total }))
    const events = await everyOne(page)
    return eventsCalendar(events, context, context.today)
  },
}
