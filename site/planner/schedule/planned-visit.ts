import type { CalendarDate, Event, EventCard, LocationCard } from '@tropa/contract'
import { datesFrom } from '@tropa/contract/calendar-date'
import { type SessionDay, sessionDays } from '@tropa/contract/session-days'
import { keyOf, type PlannedObject } from '@tropa/machines'
import { statusOn, weekOf, wholeSpan, type Span } from '../../dates/opening-week.ts'
import { weekdayOf } from '../../dates/weekdays.ts'
import { type Point, pointOf } from '../../geography/distance.ts'
import { momentInRegion } from '../../dates/region-time.ts'

/** A day of an event; hours are decimal, `to` may be past 24. */
export type VisitSession = Omit<SessionDay, 'date'> & { date: CalendarDate; isSoldOut: boolean }

/** What the schedule needs to know of a stop. */
export type PlannedVisit = {
  key: string
  title: string
  /** `null`: it has no point on the map. */
  point: Point | null
  /** Id of its territory. */
  territory: number | null
  /** Of the territory; `null`: not known. */
  center: Point | null
  /** The length of a visit, hours; 0 for a hotel. */
  stay: number
  /** Suitable months, 1–12; empty: any. */
  season: readonly number[]
  isOutdoor: boolean
  access: readonly string[]
  /** Opening hours on a date; `null`: not known, so they never conflict. */
  opensOn: (date: CalendarDate) => readonly Span[] | null
  /** The usual opening hours of a week; `null`: not known. */
  usualHours: readonly Span[] | null
  /** The sessions of an event; `null`: it can be visited on any day. */
  sessions: readonly VisitSession[] | null
  /** Only one session is known so far: there may be others on other days. */
  hasMoreSessions?: true
}

/** The position of a stop for travel times: its point, else the centre of its territory. */
export const whereabouts = ({ point, center }: Pick<PlannedVisit, 'point' | 'center'>): Point | null => point ?? center

/** The usual length of a visit, hours: to a place, and to an event that lasts longer than `longestEvent`. */
const usualStay = 1.5
const longestEvent = 4
/** The type of a hotel, at which visitors may arrive at any hour; the stay takes no time of the day. */
const hotelType = 9
/** Outdoor types: monument, nature, viewpoint, holiday camp, archaeology. */
const outdoorTypes: readonly number[] = [2, 3, 8, 11, 12]

const opensOn = (hours: LocationCard['opening_hours']) => {
  // Cached, because a day is tried in many orders.
  const known = new Map<CalendarDate, readonly Span[] | null>()
  return (date: CalendarDate) => {
    const found = known.get(date)
    if (found !== undefined) return found
    const isKnown = statusOn(hours, date).kind !== 'unknown'
    const spans = isKnown ? (weekOf(hours ?? [], date)[weekdayOf(date) - 1]?.spans ?? []) : null
    known.set(date, spans)
    return spans
  }
}

/** The span from the earliest opening to the latest closing on any day. */
function usualHours(hours: LocationCard['opening_hours'] = []): readonly Span[] | null {
  const spans = hours.map(wholeSpan)
  if (spans.length === 0) return null
  return [{ from: Math.min(...spans.map(({ from }) => from)), to: Math.max(...spans.map(({ to }) => to)) }]
}

type Session = NonNullable<EventCard['dates']>
type Offer = Event['offer_list'][number]

/** Whether a moment is within the hours of a day, which may go on past midnight. */
function isOn({ date, from, to }: SessionDay, instant: string): boolean {
  const moment = momentInRegion(instant)
  const [, next] = datesFrom(date, moment.date)
  const isNight = next === moment.date
  const hour = isNight ? moment.hour + 24 : moment.hour
  return (isNight || date === moment.date) && from <= hour && hour < to
}

/**
 * Whether an offer is for a day of a session. If it begins with a session, it is for each day of that one; otherwise
 * for the days at whose hours it begins; without a beginning, for any day.
 */
function isFor({ starts_at: instant }: Offer, day: SessionDay, session: Session, all: readonly Session[]): boolean {
  if (instant === undefined) return true
  const begins = ({ starts_at: start }: Session) => Date.parse(start) === Date.parse(instant)
  return all.some(begins) ? begins(session) : isOn(day, instant)
}

/** No offer has seats left. An event without offers is not known to be sold out. */
const isSoldOut = (offers: readonly Offer[]) => offers.length > 0 && offers.every(({ remaining }) => remaining === 0)

const sessionsOf = (all: readonly Session[], offers: readonly Offer[]): VisitSession[] =>
  all.flatMap((session) =>
    sessionDays(momentInRegion(session.starts_at), momentInRegion(session.ends_at)).map((day) => ({
      ...day,
      isSoldOut: isSoldOut(offers.filter((offer) => isFor(offer, day, session, all))),
    })),
  )

/**
 * @param details all sessions and offers of an event, if they are known
 * @param center of its territory
 */
export function plannedVisit(
  object: PlannedObject,
  card: LocationCard | EventCard,
  details?: Pick<Event, 'schedule' | 'offer_list'>,
  center: Point | null = null,
): PlannedVisit {
  const common = {
    key: keyOf(object),
    title: card.the_title,
    point: card.geolocation ? pointOf(card.geolocation) : null,
    territory: card.territory_id,
    center,
    season: card.season,
    access: card.access,
  }
  if ('type' in card && card.type.id === hotelType)
    return { ...common, stay: 0, isOutdoor: false, opensOn: () => null, usualHours: null, sessions: null }
  if ('type' in card) {
    const isOutdoor = outdoorTypes.includes(card.type.id)
    return {
      ...common,
      stay: usualStay,
      isOutdoor,
      opensOn: opensOn(card.opening_hours),
      usualHours: usualHours(card.opening_hours),
      sessions: null,
    }
  }
  const dates = details && details.schedule.length > 0 ? details.schedule : card.dates ? [card.dates] : null
  const sessions = dates && sessionsOf(dates, details?.offer_list ?? [])
  const stays = sessions?.map(({ from, to }) => to - from).filter((hours) => hours <= longestEvent) ?? []
  return {
    ...common,
    stay: stays[0] ?? usualStay,
    isOutdoor: false,
    opensOn: () => null,
    usualHours: null,
    sessions,
    ...(!details && { hasMoreSessions: true }),
  }
}
