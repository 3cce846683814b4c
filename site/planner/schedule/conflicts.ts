import type { CalendarDate } from '@tropa/contract'
import { daysAfter } from '../../dates/days-after.ts'
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
 * Conflicts of a whole day, whichever stop shows them: `overnight`: the way from the day before is too long; `far`:
 * the ways of the day are; `full`: there is no time left for a stop; `noRoad`: the road to a stop is closed.
 */
const dayConflictKinds = ['far', 'overnight', 'full', 'noRoad'] as const
type DayConflictKind = (typeof dayConflictKinds)[number]
export type ConflictKind = StopConflictKind | DayConflictKind
/** Whether a conflict concerns a whole day; else it concerns only its stop. */
export const isOfDay = (kind: ConflictKind): boolean => dayConflictKinds.some((one) => one === kind)
/** One conflict. `key`: of the stop; `day` counts from 1; `session`: the session of the event to go to instead. */
export type Conflict = { kind: ConflictKind; key: string; day: number; session?: VisitSession }

/** A day of the plan. `date` is `null` if none is chosen. */
export type VisitDay = { day: number; date: CalendarDate | null; visits: readonly PlannedVisit[] }
/**
 * What days are checked against. `today`: the earliest date of a trip; `isRoadClosed`: by default all roads are
 * open.
 */
export type Judging = { today: CalendarDate; travel?: TravelBetween; isRoadClosed?: IsRoadClosed }

/** The most hours of travel in one day. */
const mostHours = 6

const knownLight = new WeakMap<object, Map<CalendarDate, Daylight>>()
/** Cached by point, because a plan is checked again for each fix that is tried. */
function lightAt(date: CalendarDate, point: Point): Daylight {
  const ofPoint = knownLight.get(point) ?? new Map<CalendarDate, Daylight>()
  const light = ofPoint.get(date) ?? daylight(date, point, region.timeZone)
  knownLight.set(point, ofPoint.set(date, light))
  return light
}

/** Whether an outdoor stop is visited after dusk. */
export function isDark({ visit, from }: TimedVisit, date: CalendarDate | null): boolean {
  if (!visit.isOutdoor || date === null) return false
  const { dusk, lengthMinutes } = lightAt(date, whereabouts(visit) ?? region.center)
  return dusk === null ? lengthMinutes === 0 : from > dusk
}

const isOffSeason = ({ season }: PlannedVisit, date: CalendarDate | null) =>
  date !== null && season.length > 0 && !season.includes(monthOf(date))

/** @param cut where the day breaks off, if the stop is not reached */
function kindOf(timed: TimedVisit, date: CalendarDate | null, cut: Cut | null): ConflictKind | null {
  // After a closed road, no times are known.
  const isTimeKnown = cut?.why !== 'noRoad'
  if (timed.misfit !== null && (isTimeKnown || !isLate(timed.misfit))) return timed.misfit
  if (timed === cut?.at) return cut.why
  if (isOffSeason(timed.visit, date)) return 'season'
  return cut === null && isDark(timed, date) ? 'dark' : null
}

const distance = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other))

/** The session with tickets left that is nearest to a date, from today on. */
function nearestSession(visit: PlannedVisit, date: CalendarDate, today: CalendarDate): VisitSession | undefined {
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

/** A conflict of a day is shown at one of its stops: the first without a conflict of its own. */
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

/** The first and the last stop of a day whose position is known. */
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
 * A conflict on the way to a day from the last day with stops before it. `isHidden`: a closed road already blocks
 * that earlier day, so its end is not known.
 */
export type Night = { kind: 'overnight' | 'noRoad'; day: VisitDay; isHidden: boolean }

/** Whether the road is closed on every day from the earlier one to the later one, on any of which one could drive. */
function isNightClosed(before: VisitDay, day: VisitDay, { isRoadClosed }: Judging): boolean {
  const [last, first] = [endsOf(before)?.last, endsOf(day)?.first]
  const { date } = before
  if (!last || !first || date === null || !isRoadClosed) return false
  const dates = Array.from({ length: day.day - before.day + 1 }, (_, index) => daysAfter(date, index) ?? []).flat()
  return dates.every((one) => isWayClosed(last.territory, first.territory, one, isRoadClosed))
}

/**
 * Whether the way from a day to the next one would itself take a day; a day without stops in between leaves enough
 * time.
 */
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

/**
 * The ways from day to day that are too long or closed.
 * @param days in order
 */
export function wrongNights(days: readonly VisitDay[], judging: Judging): Night[] {
  const visited = days.filter((day) => endsOf(day) !== null)
  return visited.slice(1).flatMap((day, index) => nightBefore(day, visited[index] ?? day, judging))
}

/** The conflicts of one day; `unreached`: keys of the stops after the one where the day breaks off. */
export type JudgedDay = { conflicts: readonly Conflict[]; unreached: readonly string[] }

const knownDays = new WeakMap<Judging, WeakMap<VisitDay, JudgedDay>>()
/** Cached: a day is checked once for all moves that are tried, and for the ways to its neighbours. */
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

/** The conflicts of one day. */
export const conflictsOn = (day: VisitDay, judging: Judging): readonly Conflict[] => judgedDay(day, judging).conflicts

/** All conflicts of a plan. */
export function conflictsOf(days: readonly VisitDay[], judging: Judging): Conflict[] {
  const nights = new Map(wrongNights(days, judging).map((night) => [night.day, night]))
  return days.flatMap((day) => {
    const own = conflictsOn(day, judging)
    const night = nights.get(day)
    const stops = day.visits.filter((visit) => isOn(visit, day.date))
    return [...own, ...(night && !night.isHidden ? conflictOfDay(night.kind, day.day, stops, own) : [])]
  })
}
