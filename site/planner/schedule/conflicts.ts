import { type Daylight, daylight } from '../../dates/daylight.ts'
import { monthOf } from '../../dates/season.ts'
import type { Point } from '../../geography/distance.ts'
import { region } from '../../region/region.ts'
import { isVisited, reachedOf, type TimedVisit, timesOf, waysOf } from './day-times.ts'
import type { IsRoadClosed } from './open-ways.ts'
import type { PlannedVisit, VisitSession } from './planned-visit.ts'
import { travelBetween, type TravelBetween } from './travel.ts'

/** What is wrong with a stop on its day. */
export type ConflictKind = 'closed' | 'notThatDay' | 'soldOut' | 'tooLate' | 'dark' | 'season' | 'far' | 'noRoad'
/** One conflict. `key`: of the stop; `day` counts from 1; `session`: when the event is. */
export type Conflict = { kind: ConflictKind; key: string; day: number; session?: VisitSession }

/** A day of the plan. `date`: `YYYY-MM-DD`; `null`: none is chosen. */
export type VisitDay = { day: number; date: string | null; visits: readonly PlannedVisit[] }
/** What days are judged by. `today`: `YYYY-MM-DD`, a trip begins no earlier; `isRoadClosed` left out: all are open. */
export type Judging = { today: string; travel?: TravelBetween; isRoadClosed?: IsRoadClosed }

/** The most hours on the way in one day. */
const mostHours = 6
/** The latest hour at which a visit may end. */
const latest = 23

const knownLight = new WeakMap<object, Map<string, Daylight>>()
/** Cached by point, because a plan is judged again for each fix that is tried. */
function lightAt(date: string, point: Point): Daylight {
  const ofPoint = knownLight.get(point) ?? new Map<string, Daylight>()
  const light = ofPoint.get(date) ?? daylight(date, point, region.timeZone)
  knownLight.set(point, ofPoint.set(date, light))
  return light
}

/** Whether an outdoor stop is visited after dusk. */
export function isDark({ visit, from }: TimedVisit, date: string | null): boolean {
  if (!visit.isOutdoor || date === null) return false
  const { dusk, lengthMinutes } = lightAt(date, visit.point ?? region.center)
  return dusk === null ? lengthMinutes === 0 : from > dusk
}

const isOffSeason = ({ season }: PlannedVisit, date: string | null) =>
  date !== null && season.length > 0 && !season.includes(monthOf(date))

/** How one comes to a stop: `unknown` after a `cut` way, which nobody can drive that day. */
type Coming = 'reached' | 'cut' | 'unknown'

function kindOf(timed: TimedVisit, date: string | null, coming: Coming): ConflictKind | null {
  const isTimed = coming === 'reached'
  if (timed.misfit !== null && (isTimed || timed.misfit !== 'tooLate')) return timed.misfit
  if (coming === 'cut') return 'noRoad'
  if (isOffSeason(timed.visit, date)) return 'season'
  return isTimed && isDark(timed, date) ? 'dark' : null
}

const distance = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other))

/** Of the coming sessions with tickets left, the nearest to a date. */
function nearestSession(visit: PlannedVisit, date: string, today: string): VisitSession | undefined {
  const coming = visit.sessions?.filter((session) => session.date >= today && !session.isSoldOut) ?? []
  return coming.toSorted((one, other) => distance(one.date, date) - distance(other.date, date))[0]
}

function conflictOf(timed: TimedVisit, coming: Coming, { day, date }: VisitDay, { today }: Judging): Conflict[] {
  const { visit } = timed
  const kind = kindOf(timed, date, coming)
  if (kind === null) return []
  const session = kind === 'notThatDay' ? nearestSession(visit, date ?? today, today) : undefined
  return [{ kind, key: visit.key, day, ...(session && { session }) }]
}

function farOf(times: readonly TimedVisit[], { day, visits }: VisitDay): Conflict[] {
  const last = times.findLast(isVisited)
  const isFar = waysOf(times).minutes > mostHours * 60 || (last !== undefined && last.to > latest)
  return last && isFar && visits.length > 1 ? [{ kind: 'far', key: last.visit.key, day }] : []
}

/** What does not fit on one day. */
export function conflictsOn(day: VisitDay, judging: Judging): Conflict[] {
  const times = timesOf(day.visits, day.date, judging.travel ?? travelBetween)
  const reached = reachedOf(times, day.date, judging.isRoadClosed)
  const cut = times.filter(isVisited)[reached.length]
  const comingTo = (timed: TimedVisit): Coming => {
    if (timed === cut) return 'cut'
    return cut === undefined || reached.includes(timed) ? 'reached' : 'unknown'
  }
  return [...times.flatMap((timed) => conflictOf(timed, comingTo(timed), day, judging)), ...farOf(reached, day)]
}

/** Everything that does not fit on the days of a plan. */
export const conflictsOf = (days: readonly VisitDay[], judging: Judging): Conflict[] =>
  days.flatMap((day) => conflictsOn(day, judging))
