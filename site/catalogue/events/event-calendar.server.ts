import type { CalendarDate, Event, EventCard } from '@tropa/contract'
import type { ICalEventData } from 'ical-generator'
import { dayOf } from '../../dates/dayjs.ts'
import { addressIn } from '../../messages/language-address.ts'
import type { DescriptionContext } from '../json-ld/described-thing.ts'
import { pointOf } from '../../geography/distance.ts'
import { calendarFile, compactInstant, oneLine, withLineFeeds } from '../open-data/calendar.ts'
import { region } from '../../region/region.ts'

type Session = { starts_at: string; ends_at: string }
type Dated = Omit<EventCard, 'dates'> & { dates_demo?: boolean | undefined }

/**
 * A session has the same UID in every download, so that a calendar updates it instead of adding it again. Sessions that
 * begin at the same time, as in several halls, are numbered.
 */
const uid = (id: number, { starts_at }: Session, before: readonly Session[]) => {
  const alike = before.filter((other) => Date.parse(other.starts_at) === Date.parse(starts_at)).length
  return `event-${id}-${compactInstant(starts_at)}${alike > 0 ? `-${alike + 1}` : ''}@${region.ownHosts[0]}`
}

const place = ({ the_place, territory, geolocation }: Dated): Pick<ICalEventData, 'location'> => {
  const title = oneLine([the_place, territory?.the_title].filter(Boolean).join(', '))
  if (title === '') return {}
  if (geolocation === undefined) return { location: title }
  const { latitude, longitude } = pointOf(geolocation)
  return { location: { title, geo: { lat: latitude, lon: longitude } } }
}

/** The stamp is the day of the download: the provider does not say when an event was changed. */
const sessionData = (
  event: Dated,
  session: Session,
  before: readonly Session[],
  stamp: Date,
  { origin, language, say }: DescriptionContext,
): ICalEventData => ({
  id: uid(event.id, session, before),
  stamp,
  start: new Date(session.starts_at),
  end: new Date(session.ends_at),
  summary: oneLine(event.the_title),
  description: withLineFeeds(
    [event.the_summary, event.dates_demo && say('data.exampleDates')].filter(Boolean).join('\n'),
  ),
  url: origin + addressIn(event.link, language),
  ...place(event),
})

/** One event with all its sessions, in UTC. */
export const eventCalendar = (event: Event, context: DescriptionContext, today: CalendarDate): string =>
  calendarFile(
    event.the_title,
    event.schedule.map((session, index) =>
      sessionData(event, session, event.schedule.slice(0, index), dayOf(today).toDate(), context),
    ),
    context,
  )

/** The current or next session of each event. */
export const eventsCalendar = (
  events: readonly EventCard[],
  context: DescriptionContext,
  today: CalendarDate,
): string =>
  calendarFile(
    context.say('home.events'),
    events.flatMap((event) =>
      event.dates ? [sessionData(event, event.dates, [], dayOf(today).toDate(), context)] : [],
    ),
    context,
  )
