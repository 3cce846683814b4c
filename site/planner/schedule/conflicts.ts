import { plusDays } from '@tropa/machines'
import { daylight } from '../../dates/daylight.ts'
import { monthOf } from '../../dates/season.ts'
import { region } from '../../region/region.ts'
import { travelBetween, type TravelBetween } from './travel.ts'
import { isVisited, type TimedVisit, timesOf, waysOf } from './day-times.ts'
import type { PlannedVisit, VisitSession } from './planned-visit.ts'

/** What is wrong with a stop on its day. */
export type ConflictKind = 'closed' | 'notThatDay' | 'soldOut' | 'tooLate' | 'dark' | 'season' | 'far'
/**
 * What one press does about it: another day of the plan, the beginning of the same day, another date of the whole trip
 * (`start`: of day 1, `YYYY-MM-DD`), or off the track.
 */
export type Fix =
  | { kind: 'day'; day: number }
  | { kind: 'first' }
  | { kind: 'trip'; start: string }
  | { kind: 'remove' }
/** One conflict. `key`: of the stop; `day` counts from 1; `session`: when the event is. The best fix comes first. */
export type Conflict = {
  kind: ConflictKind
  key: string
  day: number
  fixes: readonly Fix[]
  session?: VisitSession
}

/** A day of the plan. `date`: `YYYY-MM-DD`; `null`: none is chosen. */
export type VisitDay = { day: number; date: string | null; visits: readonly PlannedVisit[] }

/** More is too far for one day: hours on the way. */
const mostHours = 6
/** Later is too late to be out: the hour at which the last visit ends. */
const latest = 23
/** So many days after the last one of the plan are looked at for one that fits. */
const daysAhead = 7

const isGoodOn = (visit: PlannedVisit, date: string | null) =>
  timesOf([visit], date).every(({ misfit }) => misfit === null)

/** The nearest day on which a stop fits: of the plan, or a little after it. */
function dayFor(visit: PlannedVisit, { day: now, date }: VisitDay, count: number): Fix {
  const days = Array.from({ length: count + daysAhead }, (_, index) => index + 1)
    .filter((day) => day !== now && date !== null && isGoodOn(visit, plusDays(date, day - now)))
    .toSorted(
      (one, other) => Number(one > count) - Number(other > count) || Math.abs(one - now) - Math.abs(other - now),
    )
  return days[0] === undefined ? { kind: 'remove' } : { kind: 'day', day: days[0] }
}

function isDark({ visit, from }: TimedVisit, date: string | null): boolean {
  if (!visit.isOutdoor || date === null) return false
  const { dusk, lengthMinutes } = daylight(date, visit.point ?? region.center, region.timeZone)
  return dusk === null ? lengthMinutes === 0 : from > dusk
}

const isOffSeason = ({ season }: PlannedVisit, date: string | null) =>
  date !== null && season.length > 0 && !season.includes(monthOf(date))

function kindOf(timed: TimedVisit, date: string | null): ConflictKind | null {
  if (timed.misfit !== null) return timed.misfit
  if (isOffSeason(timed.visit, date)) return 'season'
  return isDark(timed, date) ? 'dark' : null
}

const distance = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other))

/** The session that one may still come to and that is nearest to a date. */
function nearestSession(visit: PlannedVisit, date: string, today: string): VisitSession | undefined {
  const coming = visit.sessions?.filter((session) => session.date >= today && !session.isSoldOut) ?? []
  return coming.toSorted((one, other) => distance(one.date, date) - distance(other.date, date))[0]
}

/** An event is when it is: the stop goes to its day, or the whole trip does. */
function fixesOfEvent(visit: PlannedVisit, day: VisitDay, { count, today }: Trip): Pick<Conflict, 'fixes' | 'session'> {
  const toDay = dayFor(visit, day, count)
  const session = nearestSession(visit, day.date ?? today, today)
  const start = session && plusDays(session.date, 1 - day.day)
  const trip: Fix[] = start !== undefined && start >= today ? [{ kind: 'trip', start }] : []
  const moves = toDay.kind === 'day' ? [toDay, ...trip] : trip
  const fixes: readonly Fix[] = moves.length === 2 ? moves : [...moves, { kind: 'remove' }]
  return { fixes, ...(session && { session }) }
}

function fixOf(kind: ConflictKind, index: number, { visit }: TimedVisit, day: VisitDay, count: number): Fix {
  if (kind === 'season') return { kind: 'remove' }
  if ((kind === 'tooLate' || kind === 'dark') && index > 0) return { kind: 'first' }
  if (kind === 'dark') return { kind: 'remove' }
  return dayFor(visit, day, count)
}

function conflictOf(kind: ConflictKind, index: number, timed: TimedVisit, day: VisitDay, trip: Trip): Conflict {
  const { key } = timed.visit
  const ways =
    kind === 'notThatDay'
      ? fixesOfEvent(timed.visit, day, trip)
      : { fixes: [fixOf(kind, index, timed, day, trip.count)] }
  return { kind, key, day: day.day, ...ways }
}

function farOf(times: readonly TimedVisit[], { day, visits }: VisitDay): Conflict[] {
  const last = times.findLast(isVisited)
  const isFar = waysOf(times).minutes > mostHours * 60 || (last !== undefined && last.to > latest)
  return last && isFar && visits.length > 1
    ? [{ kind: 'far', key: last.visit.key, day, fixes: [{ kind: 'day', day: day + 1 }] }]
    : []
}

/** `count` of the plan's days; `today`: `YYYY-MM-DD`, a trip begins no earlier. */
type Trip = { count: number; today: string }

/** Everything that does not fit on the days of a plan, each with a way out. */
export const conflictsOf = (
  days: readonly VisitDay[],
  { count = days.length, today, travel = travelBetween }: Partial<Trip> & { today: string; travel?: TravelBetween },
): Conflict[] =>
  days.flatMap((day) => {
    const times = timesOf(day.visits, day.date, travel)
    const found = times.flatMap((timed, index): Conflict[] => {
      const kind = kindOf(timed, day.date)
      return kind === null ? [] : [conflictOf(kind, index, timed, day, { count, today })]
    })
    return [...found, ...farOf(times, day)]
  })
