import type { Track, TrackObject } from '@tropa/contract'
import type { Event, Place, TouristTrip } from 'schema-dts'
import { mentionedThing, describedThing, type DescriptionContext } from '../json-ld/described-thing.ts'
import { coordinates } from '../json-ld/where-json-ld.ts'
import { itinerary } from '../json-ld/itinerary.ts'

const stop = (object: TrackObject, context: DescriptionContext): Place | Event =>
  object.object_type === 'event'
    ? {
        '@type': 'Event',
        ...mentionedThing(object, context),
        startDate: object.dates?.starts_at,
        endDate: object.dates?.ends_at,
      }
    : { '@type': 'Place', ...mentionedThing(object, context), geo: coordinates(object.geolocation) }

/** A ready-made track with its objects. */
export const trackThing = (track: Track, context: DescriptionContext): TouristTrip => ({
  '@type': 'TouristTrip',
  ...describedThing(track, context),
  itinerary: itinerary(track.object_list.map((object) => ({ item: stop(object, context) }))),
})
