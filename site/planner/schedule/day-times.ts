import type { CalendarDate } from '@tropa/contract'
import { legKm } from '@tropa/library/Map/sphere.ts'
import { type IsRoadClosed, isWayClosed } from './open-ways.ts'
import { type Travel, travelBetween, type TravelBetween } from './travel.ts'
import { type PlannedVisit, type VisitSession, whereabouts } from './planned-visit.ts'

/** Why a visit does not fit the time at which the visitor arrives. */
export type Misfit = 'closed' | 'notThatDay' | 'soldOut' | Late | null
/** `missed`: the event has already begun; `tooLate`: the place has closed. */
type Late = 'tooLate' | 'missed'
export const isLate = (kind: string | null): kind is Late => kind === 'tooLate' || kind === 'missed'
/** When the visitor is at a stop, decimal hours of the day; `travel`: how the visitor gets there. */
export type TimedVisit = {
  visit: PlannedVisit
  travel: Travel | null
  arrives: number
  from: number
  to: number
  misfit: Misfit
}

/** The hour at which a visitor's day begins. */
export const dayStarts = 10

type Fit = { from: number; to: number; misfit: Misfit }

/** The shortest visit that is worthwhile, hours. */
const shortest = 0.5
/** Hours by which a visitor may be late for an event. */
const latecomer = 0.25

type Session = Pick<VisitSession, 'from' | 'to' | 'isSoldOut'>

/** Visitors may arrive at any time during an event that lasts longer than their stay. */
function inSession(visit: PlannedVisit, arrives: number, { from, to, isSoldOut }: Session): Fit {
  const begins = Math.max(arrives, from)
  const isFixed = to - from <= visit.stay
  const late = isFixed ? arrives > from + latecomer && 'missed' : begins + shortest > to && 'tooLate'
  const ends = late || begins + visit.stay < to ? begins + visit.stay : to
  return { from: begins, to: isFixed && !late ? to : ends, misfit: isSoldOut ? 'soldOut' : late || null }
}

/** The first opening into which the whole visit fits, else one that is still open. */
function inOpening(visit: PlannedVisit, arrives: number, date: CalendarDate | null): Fit {
  const spans = date === null ? visit.usualHours : visit.opensOn(date)
  if (spans === null) return { from: arrives, to: arrives + visit.stay, misfit: null }
  const fits = spans.find(({ from, to }) => Math.max(arrives, from) + visit.stay <= to)
  const open = fits ?? spans.findLast(({ to }) => arrives + shortest <= to)
  const from = open ? Math.max(arrives, open.from) : arrives
  const misfit = open ? null : spans.length === 0 ? 'closed' : 'tooLate'
  return { from, to: open ? Math.min(from + visit.stay, Math.max(open.to, from)) : from + visit.stay, misfit }
}

/** Whether an event is on a date, as far as is known; everything else is on every day. */
export const isOn = ({ sessions, hasMoreSessions }: PlannedVisit, date: CalendarDate | null): boolean =>
  date === null || sessions === null || hasMoreSessions || sessions.some((session) => session.date === date)

/**
 * The hours of an event on any of its days; of sessions that begin at the same time, the longest. They count as
 * having seats.
 */
function usualSessions(sessions: readonly VisitSession[]): Session[] {
  const longest = new Map<number, Session>()
  for (const { from, to } of sessions)
    longest.set(from, { from, to: Math.max(to, longest.get(from)?.to ?? to), isSoldOut: false })
  return [...longest.values()].toSorted((one, other) => one.from - other.from)
}

function fitOf(visit: PlannedVisit, arrives: number, date: CalendarDate | null): Fit {
  if (visit.sessions === null) return inOpening(visit, arrives, date)
  const today = date === null ? usualSessions(visit.sessions) : visit.sessions.filter((one) => one.date === date)
  const session =
    today.find(({ from, isSoldOut }) => !isSoldOut && arrives <= from) ??
    today.find(({ isSoldOut }) => !isSoldOut) ??
    today[0]
  if (session) return inSession(visit, arrives, session)
  if (date === null || visit.hasMoreSessions) return { from: arrives, to: arrives + visit.stay, misfit: null }
  return { from: arrives, to: arrives, misfit: 'notThatDay' }
}

/** An event on another day is not visited: it takes neither time nor travel. */
export const isVisited = ({ misfit }: Pick<TimedVisit, 'misfit'>): boolean => misfit !== 'notThatDay'

/** The time of the next visit. @param before the visit before it; `undefined`: it is the first of the day */
export function nextVisit(
  visit: PlannedVisit,
  date: CalendarDate | null,
  before?: TimedVisit,
  from = before && whereabouts(before.visit),
  travelOf: TravelBetween = travelBetween,
): TimedVisit {
  const travel = before ? travelOf(from ?? null, whereabouts(visit)) : null
  const ends = before ? before.to : dayStarts
  const arrives = ends + (travel?.minutes ?? 0) / 60
  const fit = fitOf(visit, arrives, date)
  if (!isVisited(fit)) return { visit, travel: null, ...fit, arrives: ends, from: ends, to: ends }
  return { visit, travel, arrives, ...fit }
}

/** The last visit of a day so far, and the last known position of the visitor. */
export function endOf(times: readonly TimedVisit[]) {
  const known = times.findLast((one) => isVisited(one) && whereabouts(one.visit) !== null)
  return { before: times.findLast(isVisited), point: (known && whereabouts(known.visit)) ?? undefined }
}

/**
 * The times of a day's visits, from opening hours, sessions and travel times. A stop without any known position is
 * visited too; the way to the next one then begins at the last known position.
 * @param date `null`: none is chosen, so the hours are those of any day on which the place opens
 */
export function timesOf(
  visits: readonly PlannedVisit[],
  date: CalendarDate | null,
  travelOf: TravelBetween = travelBetween,
): TimedVisit[] {
  const times: TimedVisit[] = []
  for (const visit of visits) {
    const { before, point } = endOf(times)
    times.push(nextVisit(visit, date, before, point, travelOf))
  }
  return times
}

/** The latest hour of arrival, for visits and for hotels; events at a known hour are exempt. */
const latest = { visit: 21.5, hotel: 24 }

/** Whether there is no time left on a day for a visit. */
function isPastDay({ visit, arrives, misfit }: TimedVisit, date: CalendarDate | null): boolean {
  const isKnown = date !== null || (visit.sessions?.length ?? 0) > 0
  const isAttended = isKnown && visit.sessions !== null && misfit === null
  return arrives > (visit.stay === 0 ? latest.hotel : latest.visit) && !isAttended
}

/**
 * Where a day breaks off, and why: the road is closed, or the day is full. How and when the visitor gets to that stop
 * and those after it is not known.
 */
export type Cut = { why: 'noRoad' | 'full'; at: TimedVisit }

/** @param isRoadClosed by default all roads are open */
function cutOf(visited: readonly TimedVisit[], date: CalendarDate | null, isRoadClosed?: IsRoadClosed): Cut | null {
  for (const [index, at] of visited.entries()) {
    const before = visited[index - 1]
    const isDriven = before !== undefined && at.travel?.mode !== 'walk'
    const isClosed =
      isDriven &&
      date !== null &&
      isRoadClosed !== undefined &&
      isWayClosed(before.visit.territory, at.visit.territory, date, isRoadClosed)
    if (isClosed) return { why: 'noRoad', at }
    if (isPastDay(at, date)) return { why: 'full', at }
  }
  return null
}

/** The visits of a day that are reached, and where the day breaks off; `null`: nowhere. */
export function reachedOf(
  times: readonly TimedVisit[],
  date: CalendarDate | null,
  isRoadClosed?: IsRoadClosed,
): { reached: readonly TimedVisit[]; cut: Cut | null } {
  const visited = times.filter(isVisited)
  const cut = cutOf(visited, date, isRoadClosed)
  return { reached: cut ? visited.slice(0, visited.indexOf(cut.at)) : visited, cut }
}

/** The minutes of all legs of a day, and the straight kilometres between stops that have a point. */
export function waysOf(times: readonly TimedVisit[]): { minutes: number; km: number } {
  const points = times.flatMap((one) => (isVisited(one) ? (one.visit.point ?? []) : []))
  const kilometres = points.slice(1).map((to, index) => legKm(points[index] ?? to, to))
  return {
    minutes: times.reduce((sum, { travel }) => sum + (travel?.minutes ?? 0), 0),
    km: Math.round(kilometres.reduce((sum, km) => sum + km, 0) * 10) / 10,
  }
}
