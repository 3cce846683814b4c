import type { Portal } from '../../portal/portal.ts'
import { described, type FoundObject } from '../../found/described.ts'
import type { Format } from '../../found/formats.ts'
import { objectThing } from '../../found/json-ld/object.ts'
import type { Telling } from '../../found/json-ld/telling.ts'
import { everyOne } from '../paged.ts'
import { eventCalendar, eventsCalendar } from './calendar.ts'
import { geoJsonOf, placesGeoJson } from './geojson.ts'
import { gpxOf } from './gpx.ts'
import { kmlOf } from './kml.ts'

/** How an object is told, and on which day of the region, `YYYY-MM-DD`. */
export type ToldOn = Telling & { today: string }

/** An object in that format, or nothing where it has no such form. */
export function fileOf(found: FoundObject, format: Format, telling: ToldOn): string | undefined {
  const is = described(found)
  switch (format) {
    case 'jsonld':
      return JSON.stringify({ '@context': 'https://schema.org', ...(objectThing(found, telling) as object) })
    case 'geojson':
      return JSON.stringify(geoJsonOf(found, telling))
    case 'ics':
      return is.object_type === 'event' ? eventCalendar(is.object, telling, telling.today) : undefined
    case 'gpx':
      return is.object_type === 'track' ? gpxOf(is.object, telling) : undefined
    case 'kml':
      return is.object_type === 'track' ? kmlOf(is.object, telling) : undefined
    default:
      return format satisfies never
  }
}

type ListFile = (portal: Portal, telling: ToldOn) => Promise<string>

/** The lists that can be had whole, by the last part of their address. */
export const listFiles: Readonly<Record<string, ListFile>> = {
  'locations.geojson': async (portal, telling) => JSON.stringify(placesGeoJson(await portal.locationPoints({ query: {} }), telling)),
  'events.ics': async (portal, telling) => {
    const events = await everyOne((query) => portal.events({ query }).then(({ event_list: list, total }) => ({ list, total })))
    return eventsCalendar(events, telling, telling.today)
  },
}
