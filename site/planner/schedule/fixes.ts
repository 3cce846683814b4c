import { mostDays, plusDays } from '@tropa/machines'
import {
  type Conflict,
  conflictsOn,
  isOfDay,
  judgedDay,
  type Judging,
  type Night,
  type VisitDay,
  wrongNights,
} from './conflicts.ts'
import { isLate, timesOf } from './day-times.ts'
import { isWayClosed } from './open-ways.ts'
import type { PlannedVisit } from './planned-visit.ts'
import { isNoWorse, troublesOf } from './troubles.ts'

/** Another place for a stop within the plan: the end of a day or its beginning. */
export type MoveInPlan = { kind: 'day'; day: number; isFirst?: true } | { kind: 'first' }
/** Another place for a stop, or another date of the whole trip (of day 1). */
export type Move = MoveInPlan | { kind: 'trip'; start: string }
/** What one press does about a conflict: another place for the stop, or off the track. */
export type Fix = Move | { kind: 'remove' }

/** How many days after the last one of the plan are tried; an event waits for nobody. */
const daysAhead = { place: 7, event: 14 }

/** A stop on its day; `kind`: what is wrong there and has to end. */
type Misplaced = Pick<Conflict, 'key' | 'day'> & { kind?: Conflict['kind'] }
type Trial<Stop = Conflict> = { conflict: Stop; visit: PlannedVisit; days: readonly VisitDay[]; judging: Judging }
type Changed = { before: readonly VisitDay[]; after: readonly VisitDay[] }

const without = (day: VisitDay, { key }: Misplaced): VisitDay => ({
  ...day,
  visits: day.visits.filter((visit) => visit.key !== key),
})

/** A day of the plan, or one after it. */
function dayAt(days: readonly VisitDay[], day: number): VisitDay {
  const planned = days.find((one) => one.day === day)
  if (planned) return planned
  const start = days.find(({ date }) => date !== null)
  return { day, date: start?.date ? plusDays(start.date, day - start.day) : null, visits: [] }
}

/** The days that a move changes. */
function changedBy(move: Move, { conflict, visit, days }: Trial<Misplaced>): Changed {
  const here = dayAt(days, conflict.day)
  const left = without(here, conflict)
  switch (move.kind) {
    case 'first':
      return { before: [here], after: [{ ...left, visits: [visit, ...left.visits] }] }
    case 'day': {
      const there = dayAt(days, move.day)
      const visits = move.isFirst ? [visit, ...there.visits] : [...there.visits, visit]
      return { before: [here, there], after: [left, { ...there, visits }] }
    }
    case 'trip':
      return { before: days, after: days.map((day) => ({ ...day, date: plusDays(move.start, day.day - 1) })) }
    default:
      return move satisfies never
  }
}

/** What is wrong with the stop on its day besides the conflict may stay wrong. */
function keptKinds({ conflict, days, judging }: Trial<Misplaced>): ReadonlySet<Conflict['kind']> {
  const own = judgedDay(dayAt(days, conflict.day), judging).conflicts.filter(({ key }) => key === conflict.key)
  return new Set(own.map(({ kind }) => kind).filter((kind) => kind !== conflict.kind))
}

/** The plan with some of its days changed or added. */
const withDays = (days: readonly VisitDay[], changed: readonly VisitDay[]): VisitDay[] => {
  const numbers = new Set(changed.map(({ day }) => day))
  return [...days.filter(({ day }) => !numbers.has(day)), ...changed].toSorted((one, other) => one.day - other.day)
}

const knownNights = new WeakMap<Judging, WeakMap<readonly VisitDay[], readonly Night[]>>()
/** The nights of the plan itself are the same for all moves that are tried. */
function nightsNow(days: readonly VisitDay[], judging: Judging): readonly Night[] {
  const known = knownNights.get(judging) ?? new WeakMap<readonly VisitDay[], readonly Night[]>()
  const found = known.get(days) ?? wrongNights(days, judging)
  knownNights.set(judging, known.set(days, found))
  return found
}

const isAt =
  ({ kind, day }: Conflict | Misplaced) =>
  (night: Night) =>
    night.kind === kind && night.day.day === day

/**
 * Whether a move makes no way from one day to the next too long or closed, nor brings its stop to such a day, unless
 * another stop is the first there. A closed road is still in the way when only one of those behind it moves.
 */
function hasNoNewNight(move: Move, { before, after }: Changed, { conflict, judging }: Trial<Misplaced>): boolean {
  const nameOfNight = ({ kind, day }: Night) => `${kind} ${day.day}`
  const [now, then] = [nightsNow(before, judging), wrongNights(after, judging)]
  const known = new Set(now.map(nameOfNight))
  const isBroughtTo = ({ kind, day }: Night) =>
    move.kind === 'day' && day.day === move.day && (kind === 'overnight' || move.isFirst === true)
  const isOfNight = conflict.kind === 'noRoad' && now.some((night) => !night.isHidden && isAt(conflict)(night))
  if (isOfNight && then.some(isAt(conflict))) return false
  return then.every((night) => known.has(nameOfNight(night)) && !isBroughtTo(night))
}

/** Whether the conflict is gone after a move, the stop has no other in its new place, and nothing else is worse. */
function isGood(move: Move, trial: Trial<Misplaced>): boolean {
  const { conflict, days, judging } = trial
  const { before, after } = changedBy(move, trial)
  const isSame = ({ key, kind }: Conflict) =>
    key === conflict.key && (!isOfDay(kind) || (move.kind === 'trip' && kind === conflict.kind))
  // No stop moves to a day that is wrong as a whole already, or would be.
  const isWorse = ({ kind, day }: Conflict) => isOfDay(kind) && move.kind === 'day' && day === move.day
  const troubles = troublesOf(before.map((day) => judgedDay(day, judging)))
  const kept = keptKinds(trial)
  const isKept = (one: Conflict) => (isSame(one) ? kept.has(one.kind) : isNoWorse(one, troubles, move.kind !== 'trip'))
  const wasUnreached = (key: string) => key !== conflict.key && troubles.grave.has(key)
  const isDayGood = (day: VisitDay) => {
    const { conflicts, unreached } = judgedDay(day, judging)
    return unreached.every(wasUnreached) && conflicts.every((one) => !isWorse(one) && isKept(one))
  }
  return after.every(isDayGood) && hasNoNewNight(move, { before: days, after: withDays(days, after) }, trial)
}

/** Other days, the nearest first: of the plan, then a little after it, but no more than a track may have. */
function otherDays(trial: Trial): number[] {
  const { conflict, visit, days, judging } = trial
  const now = conflict.day
  const count = days.length
  const kept = keptKinds(trial)
  // On most days of a long plan the stop alone is wrong already, as out of its season.
  const isFit = (day: number) => {
    const alone = { ...dayAt(days, day), visits: [visit] }
    if (alone.date !== null && alone.date < judging.today) return false
    return (
      timesOf(alone.visits, alone.date).every(({ misfit }) => misfit === null) &&
      conflictsOn(alone, judging).every(({ kind }) => kept.has(kind))
    )
  }
  const ahead = visit.sessions === null ? daysAhead.place : daysAhead.event
  return Array.from({ length: Math.min(count + ahead, mostDays) }, (_, index) => index + 1)
    .filter((day) => day !== now && isFit(day))
    .toSorted(
      (one, other) =>
        Number(one > count) - Number(other > count) || Math.abs(one - now) - Math.abs(other - now) || other - one,
    )
}

const placesOn = (day: number, days: readonly VisitDay[]): Move[] => [
  { kind: 'day', day },
  ...(dayAt(days, day).visits.length > 0 ? [{ kind: 'day', day, isFirst: true } as const] : []),
]

function movesInPlan(trial: Trial): Move[] {
  const { conflict, days } = trial
  const isFirst = dayAt(days, conflict.day).visits[0]?.key === conflict.key
  const isEarlierBetter = (isLate(conflict.kind) || conflict.kind === 'dark') && !isFirst
  return [
    ...(isEarlierBetter ? [{ kind: 'first' } as const] : []),
    ...otherDays(trial).flatMap((day) => placesOn(day, days)),
  ]
}

/** An event has its date, so the whole trip may move to it. */
function movesToEvent({ conflict: { session, day }, judging: { today } }: Trial): Move[] {
  const start = session && plusDays(session.date, 1 - day)
  return start !== undefined && start >= today ? [{ kind: 'trip', start }] : []
}

/** How many days later a road may open, and how many starts from that day on are tried. */
const roadAhead = 120
const startsOnRoad = 14

/** A winter road has its season, so the whole trip may move into it. */
function movesToRoad({ conflict, visit, days, judging }: Trial): Move[] {
  const { date } = dayAt(days, conflict.day)
  const { isRoadClosed } = judging
  if (date === null || !isRoadClosed) return []
  const around = days.filter(({ day }) => day <= conflict.day).flatMap(({ visits }) => visits)
  const before = around[around.indexOf(visit) - 1] ?? visit
  return Array.from({ length: roadAhead }, (_, index) => plusDays(date, index + 1))
    .filter((later) => !isWayClosed(before.territory, visit.territory, later, isRoadClosed))
    .map((later): Move => ({ kind: 'trip', start: plusDays(later, 1 - conflict.day) }))
    .filter((move) => move.kind === 'trip' && move.start >= judging.today)
    .slice(0, startsOnRoad)
}

const visitOf = (days: readonly VisitDay[], { key, day }: Misplaced) =>
  dayAt(days, day).visits.find((visit) => visit.key === key)

/** Whether a stop may be put at the end of another day and nothing goes wrong by it. */
export function fitsOn(stop: Misplaced, day: number, days: readonly VisitDay[], judging: Judging): boolean {
  const visit = visitOf(days, stop)
  return visit !== undefined && isGood({ kind: 'day', day }, { conflict: stop, visit, days, judging })
}

/** A day of the plan, or the one after it: no day before it becomes empty. */
const isNear = (move: Move, days: readonly VisitDay[]) => move.kind !== 'day' || move.day <= days.length + 1

function movesOf(trial: Trial): Move[] {
  const firstGood = (moves: readonly Move[]) => moves.find((move) => isGood(move, trial))
  const inPlan = firstGood(movesInPlan(trial))
  switch (trial.conflict.kind) {
    case 'notThatDay': {
      const ofTrip = firstGood(movesToEvent(trial))
      const isFar = inPlan && ofTrip && !isNear(inPlan, trial.days)
      return [isFar ? undefined : inPlan, ofTrip].filter((move) => move !== undefined)
    }
    case 'noRoad': {
      const move = inPlan ?? firstGood(movesToRoad(trial))
      return move ? [move] : []
    }
    default:
      return inPlan ? [inPlan] : []
  }
}

/**
 * What one press can do about a conflict, the best first. Every move has been tried on the plan: the conflict is gone,
 * and nothing else goes wrong by it. An event has two ways: to its day, or the trip to it. Where a way is missing, the
 * stop may be removed.
 */
export function fixesOf(conflict: Conflict, days: readonly VisitDay[], judging: Judging): readonly Fix[] {
  const visit = visitOf(days, conflict)
  if (!visit) return []
  const moves = movesOf({ conflict, visit, days, judging })
  const ways = conflict.kind === 'notThatDay' ? 2 : 1
  return moves.length === ways ? moves : [...moves, { kind: 'remove' }]
}
