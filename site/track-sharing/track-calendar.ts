import type { CalendarDate } from '@tropa/contract'
import type { ICalEventData } from 'ical-generator'
import type { DescriptionContext } from '../catalogue/json-ld/described-thing.ts'
import { calendarFile, compactInstant, oneLine, withLineFeeds } from '../catalogue/open-data/calendar.ts'
import { dayOf } from '../dates/dayjs.ts'
import { offsetOf } from '../dates/time-zone.ts'
import { pointOf } from '../geography/distance.ts'
import { addressIn } from '../messages/language-address.ts'
import type { Card } from '../portal/cards-by-id.ts'
import { type ContactsOfStops, whereIs } from '../planner/stop-contacts.ts'
import { region } from '../region/region.ts'
import type { FileDay, FileStop } from './track-route.ts'

type Placed = FileStop & { date: CalendarDate; time: { from: number; to: number } }

/** @param hours decimal, on the region's clock; may be past 24 */
function instantAt(date: CalendarDate, hours: number): Date {
  const clock = dayOf(date).add(Math.round(hours * 60), 'minute')
  return clock.subtract(offsetOf(region.timeZone, clock.toDate()), 'minute').toDate()
}

function placeOf(card: Card, contacts: ContactsOfStops): Pick<ICalEventData, 'location'> {
  const { geolocation } = card
  const title = oneLine(whereIs(card, contacts))
  if (title === '' || geolocation === undefined) return title === '' ? {} : { location: title }
  const { latitude, longitude } = pointOf(geolocation)
  return { location: { title, geo: { lat: latitude, lon: longitude } } }
}

function eventData(
  { card, conflict, note, date, time }: Placed,
  { origin, language }: DescriptionContext,
  { stamp, contacts }: { stamp: Date; contacts: ContactsOfStops },
) {
  const start = instantAt(date, time.from)
  return {
    // A stop has the same id on its day in every download, so that calendars do not duplicate it, and another trip
    // does not move it.
    id: `track-${card.object_type}-${card.id}-${compactInstant(start.toISOString()).slice(0, 8)}@${region.ownHosts[0]}`,
    stamp,
    start,
    end: instantAt(date, time.to),
    summary: oneLine(card.the_title),
    description: withLineFeeds([conflict, note, card.the_summary].filter(Boolean).join('\n')),
    url: origin + addressIn(card.link, language),
    ...placeOf(card, contacts),
  }
}

export type CalendarFacts = {
  /** When the file is made; now, if left out. */
  now?: Date
  contacts: ContactsOfStops
}

/** The stops of a track that have a date and a time. */
export function trackCalendar(
  title: string,
  days: readonly FileDay[],
  context: DescriptionContext,
  { now = new Date(), contacts }: CalendarFacts,
) {
  const placed = days.flatMap(({ date, stops }) =>
    date === null ? [] : stops.flatMap((stop) => (stop.time ? [{ ...stop, time: stop.time, date }] : [])),
  )
  return calendarFile(
    title,
    placed.map((stop) => eventData(stop, context, { stamp: now, contacts })),
    context,
  )
}
