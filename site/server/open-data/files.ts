import type { Portal } from '../../portal/portal.ts'
import { described, type FoundObject } from '../../found/described.ts'
import type { Format } from '../../found/formats.ts'
import { objectThing } from '../../found/json-ld/object.ts'
import type { Telling } from '../../found/json-ld/telling.ts'
import { allPoints } from '../../map/points.ts'
import { everyOne, type Page } from '../paged.ts'
import { eventCalendar, eventsCalendar } from './calendar.ts'
import { geoJsonOf, placesGeoJson } from './geojson.ts'
import { gpxOf } from './gpx.ts'
import { kmlOf } from './kml.ts'

/** `today`: in the region, `YYYY-MM-DD`. */
export type FileContext = Telling & { today: string }

/** An object in that format, or nothing where it has no such form. */
export function fileOf(found: FoundObject, format: Format, context: FileContext): string | undefined {
  const is = described(found)
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
