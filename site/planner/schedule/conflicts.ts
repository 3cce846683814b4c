import { plusDays } from '@tropa/machines'
import { type Daylight, daylight } from '../../dates/daylight.ts'
import { monthOf } from '../../dates/season.ts'
import type { Point } from '../../geography/distance.ts'
import { region } from '../../region/region.ts'
import { type Cut, isLate, isOn, isVisited, reachedOf, type TimedVisit, timesOf, waysOf } from './day-times.ts'
import { type IsRoadClosed, isWayClosed } from './open-ways.ts'
import { type PlannedVisit, type VisitSession, whereabouts } from './planned-visit.ts'
import { travelBetween, type TravelBetween } from './travel.ts'

/** What is wrong with a stop on its day. */
type StopConflictKind = 'closed' | 'notThatDay' | 'soldOut' | 'tooLate' | 'missed' | 'dark' | 'season'
/**
 * What is wrong with a day, whichever of its stops says so: `overnight` is the way from the day before, `full` leaves
 * no time for a stop, and to that of `noRoad` nobody can drive, from the stop or the day before.
 */
const dayConflictKinds = ['far', 'overnight', 'full', 'noRoad'] as const
type DayConflictKind = (typeof dayConflictKinds)[number]
export type ConflictKind = StopConflictKind | DayConflictKind
/** Whether a conflict is of a day; else it is of its stop alone. */
export const isOfDay = (kind: ConflictKind): boolean => dayConflictKinds.some((one) => one === kind)
/** One conflict. `key`: of the stop; `day` counts from 1; `session`: when the event is. */
export type Conflict = { kind: ConflictKind; key: string; day: number; session?: VisitSession }

/** A day of the plan. `date`: `YYYY-MM-DD`; `null`: none is chosen. */
export type VisitDay = { day: number; date: string | null; visits: readonly PlannedVisit[] }
/** What days are judged by. `today`: `YYYY-MM-DD`, a trip begins no earlier; `isRoadClosed` left out: all are open. */
export type Judging = { today: string; travel?: TravelBetween; isRoadClosed?: IsRoadClosed }

/** The most hours on the way in one day. */
const mostHours = 6

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
  const { dusk, lengthMinutes } = lightAt(date, whereabouts(visit) ?? region.center)
  return dusk === null ? lengthMinutes === 0 : from > dusk
}

const isOffSeason = ({ season }: PlannedVisit, date: string | null) =>
  date !== null && season.length > 0 && !season.includes(monthOf(date))

/** @param cut of the day, where the stop is not reached */
function kindOf(timed: TimedVisit, date: string | null, cut: Cut | null): ConflictKind | null {
  // Behind a closed road, nobody knows when.
  const isTimeKnown = cut?.why !== 'noRoad'
  if (timed.misfit !== null && (isTimeKnown || !isLate(timed.misfit))) return timed.misfit
  if (timed === cut?.at) return cut.why
  if (isOffSeason(timed.visit, date)) return 'season'
  return cut === null && isDark(timed, date) ? 'dark' : null
}

const distance = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other))

/** Of the coming sessions with tickets left, the nearest to a date. */
function nearestSession(visit: PlannedVisit, date: string, today: string): VisitSession | undefined {
  const coming = visit.sessions?.filter((session) => session.date >= today && !session.isSoldOut) ?? []
  return coming.toSorted((one, other) => distance(one.date, date) - distance(other.date, date))[0]
}

function conflictOf(timed: TimedVisit, cut: Cut | null, { day, date }: VisitDay, { today }: Judging): Conflict[] {
  const { visit } = timed
  const kind = kindOf(timed, date, cut)
  if (kind === null) return []
  const session = kind === 'notThatDay' ? nearestSession(visit, date ?? today, today) : undefined
  return [{ kind, key: visit.key, day, ...(session && { session }) }]
}

const isTooLong = (minutes: number) => minutes > mostHours * 60

/** A conflict of a day stands at one of its stops: at the first that has none of its own. */
function conflictOfDay(
  kind: DayConflictKind,
  day: number,
  stops: readonly PlannedVisit[],
  own: readonly Conflict[],
): Conflict[] {
  const isFree = (stop: PlannedVisit) => !own.some(({ key }) => key === stop.key)
  const stop = stops.find(isFree) ?? stops[0]
  return stop ? [{ kind, key: stop.key, day }] : []
}

/** The first and the last stop whose whereabouts are known, of those that are visited on a day. */
type Ends = { first: PlannedVisit; last: PlannedVisit }
const knownEnds = new WeakMap<VisitDay, Ends | null>()
function endsOf(day: VisitDay): Ends | null {
  const known = knownEnds.get(day)
  if (known !== undefined) return known
  const stops = day.visits.filter((visit) => whereabouts(visit) !== null && isOn(visit, day.date))
  const [first, last] = [stops[0], stops.at(-1)]
  const ends = first && last ? { first, last } : null
  knownEnds.set(day, ends)
  return ends
}

/**
 * What is wrong with the way to a day from the last one with stops before it. `isHidden`: on that one a closed road is
 * in the way already, so nobody knows where it ends.
 */
export type Night = { kind: 'overnight' | 'noRoad'; day: VisitDay; isHidden: boolean }

/** One may drive on the evening before, on a day between, or in the morning. */
function isNightClosed(before: VisitDay, day: VisitDay, { isRoadClosed }: Judging): boolean {
  const [last, first] = [endsOf(before)?.last, endsOf(day)?.first]
  const { date } = before
  if (!last || !first || date === null || !isRoadClosed) return false
  return Array.from({ length: day.day - before.day + 1 }, (_, index) => plusDays(date, index)).every((one) =>
    isWayClosed(last.territory, first.territory, one, isRoadClosed),
  )
}

/** Whether the way from a day to the next one takes a day itself; a day between without stops is time enough. */
function isLongNight(before: VisitDay, day: VisitDay, { travel = travelBetween }: Judging): boolean {
  const [last, first] = [endsOf(before)?.last, endsOf(day)?.first]
  if (!last || !first || day.day !== before.day + 1) return false
  return isTooLong(travel(whereabouts(last), whereabouts(first))?.minutes ?? 0)
}

function nightBefore(day: VisitDay, before: VisitDay, judging: Judging): Night[] {
  const isClosed = isNightClosed(before, day, judging)
  if (!isClosed && !isLongNight(before, day, judging)) return []
  const isHidden = isClosed && judgedDay(before, judging).conflicts.some(({ kind }) => kind === 'noRoad')
  return [{ kind: isClosed ? 'noRoad' : 'overnight', day, isHidden }]
}

/** The ways from day to day that are too long or closed. @param days in their order */
export function wrongNights(days: readonly VisitDay[], judging: Judging): Night[] {
  const visited = days.filter((day) => endsOf(day) !== null)
  return visited.slice(1).flatMap((day, index) => nightBefore(day, visited[index] ?? day, judging))
}

/** What does not fit on one day; `unreached`: keys of the stops after the one at which it can be followed no longer. */
export type JudgedDay = { conflicts: readonly Conflict[]; unreached: readonly string[] }

const knownDays = new WeakMap<Judging, WeakMap<VisitDay, JudgedDay>>()
/** A day is judged once for all moves that are tried, and for the ways to the days around it. */
export function judgedDay(day: VisitDay, judging: Judging): JudgedDay {
  const known = knownDays.get(judging) ?? new WeakMap<VisitDay, JudgedDay>()
  const found = known.get(day) ?? judge(day, judging)
  knownDays.set(judging, known.set(day, found))
  return found
}

function judge(day: VisitDay, judging: Judging): JudgedDay {
  const times = timesOf(day.visits, day.date, judging.travel ?? travelBetween)
  const { reached, cut } = reachedOf(times, day.date, judging.isRoadClosed)
  const known = new Set(reached)
  const own = times.flatMap((timed) => conflictOf(timed, known.has(timed) ? null : cut, day, judging))
  const stops = reached.map(({ visit }) => visit).toReversed()
  const isFar = stops.length > 1 && isTooLong(waysOf(reached).minutes)
  return {
    conflicts: [...own, ...(isFar ? conflictOfDay('far', day.day, stops, own) : [])],
    unreached: times.flatMap((one) => (isVisited(one) && !known.has(one) && one !== cut?.at ? one.visit.key : [])),
  }
}

/** What does not fit on one day. */
export const conflictsOn = (day: VisitDay, judging: Judging): readonly Conflict[] => judgedDay(day, judging).conflicts

/** Everything that does not fit on the days of a plan. */
export function conflictsOf(days: readonly VisitDay[], judging: Judging): Conflict[] {
  const nights = new Map(wrongNights(days, judging).map((night) => [night.day, night]))
  return days.flatMap((day) => {
    const own = conflictsOn(day, judging)
    const night = nights.get(day)
    const stops = day.visits.filter((visit) => isOn(visit, day.date))
    return [...own, ...(night && !night.isHidden ? conflictOfDay(night.kind, day.day, stops, own) : [])]
  })
}
