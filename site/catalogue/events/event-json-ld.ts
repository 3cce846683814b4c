import type { Event } from '@tropa/contract'
import type { Event as EventThing, Place } from 'schema-dts'
import { freeEntry, offersOf, organizerOf } from '../json-ld/offers-json-ld.ts'
import { describedThing, type DescriptionContext } from '../json-ld/described-thing.ts'
import { postalAddress, spot } from '../json-ld/where-json-ld.ts'

/** The venue as far as it is known, or the region. */
const venue = (event: Event, context: DescriptionContext): Place =>
  spot(
    event.the_place ?? event.territory?.the_title ?? context.say('site.name'),
    event.geolocation,
    postalAddress(event, context),
  )

/** `6+` is an open range. */
const ages = (limit: string | undefined) => limit?.replace(/^(\d+)\+$/, '$1-')

const earliest = (instants: readonly string[]) => [...instants].sort((a, b) => Date.parse(a) - Date.parse(b))[0]
const latest = (instants: readonly string[]) => [...instants].sort((a, b) => Date.parse(b) - Date.parse(a))[0]

/** An event from its first session to its last; each session is an event of its own. */
export function eventThing(event: Event, context: DescriptionContext): EventThing {
  const location = venue(event, context)
  const sessions = event.schedule.map(({ starts_at, ends_at }): EventThing => ({
    '@type': 'Event',
    name: event.the_title,
    startDate: starts_at,
    endDate: ends_at,
    location,
  }))
  return {
    '@type': 'Event',
    ...describedThing(event, context),
    // The dates are on the page too, with the same note beside them.
    disambiguatingDescription: event.dates_demo ? context.say('data.exampleDates') : undefined,
    startDate: earliest(event.schedule.map(({ starts_at }) => starts_at)) ?? event.dates?.starts_at,
    endDate: latest(event.schedule.map(({ ends_at }) => ends_at)) ?? event.dates?.ends_at,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location,
    organizer: organizerOf(event.organizer, context),
    typicalAgeRange: ages(event.age_limit),
    isAccessibleForFree: freeEntry(event),
    offers: offersOf(event, context),
    subEvent: sessions.length > 1 ? sessions : undefined,
  }
}
