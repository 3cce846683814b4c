import {
  type Conflict,
  isOfDay,
  judgedDay,
  type JudgedDay,
  type Judging,
  type Night,
  type VisitDay,
  wrongNights,
} from './conflicts.ts'
import { changedBy, dayAt, type Misplaced, type Move, type Trial, withDays } from './move.ts'

/** The conflicts of a stop on its day that a move may leave: all but the one that it has to end. */
export function keptKinds({ conflict, days, judging }: Trial<Misplaced>): ReadonlySet<Conflict['kind']> {
  const own = judgedDay(dayAt(days, conflict.day), judging).conflicts.filter(({ key }) => key === conflict.key)
  return new Set(own.map(({ kind }) => kind).filter((kind) => kind !== conflict.kind))
}

/** The stop is reached in time, but not at a good time. */
const isMild = ({ kind }: Conflict) => kind === 'dark' || kind === 'season'
/** The day cannot be followed past this stop. */
const isCut = ({ kind }: Conflict) => kind === 'full' || kind === 'noRoad'
/** Depends on the date alone, whatever else is on the day. */
const isOfDate = ({ kind }: Conflict) =>
  kind === 'closed' || kind === 'notThatDay' || kind === 'soldOut' || kind === 'season'

/** The same name before and after a move means the same conflict. */
export const nameOf = ({ kind, key, day }: Conflict): string => `${kind} ${isOfDay(kind) ? day : key}`

/** What was wrong with the days that a move changes. */
type Troubles = {
  /** By `nameOf`. */
  conflicts: ReadonlySet<string>
  /** Keys of the stops that are not reached, or not in time. */
  severe: ReadonlySet<string>
  /** Keys of the stops that are dark or out of season. */
  mild: ReadonlySet<string>
  /** Days that are wrong as a whole. */
  days: ReadonlySet<number>
}

function troublesOf(judged: readonly JudgedDay[]): Troubles {
  const all = judged.flatMap(({ conflicts }) => conflicts)
  const ofStops = all.filter((one) => !isOfDay(one.kind) || isCut(one))
  const severe = ofStops.filter((one) => !isMild(one)).map(({ key }) => key)
  return {
    conflicts: new Set(all.map(nameOf)),
    severe: new Set([...severe, ...judged.flatMap(({ unreached }) => unreached)]),
    mild: new Set(ofStops.filter(isMild).map(({ key }) => key)),
    days: new Set(all.filter(({ kind }) => isOfDay(kind)).map(({ day }) => day)),
  }
}

/**
 * Whether a conflict makes another stop or a day no worse than before the move. What is wrong with a stop behind a
 * closed road or a full day is not known until it is reached, so a stop that was not reached may have a new conflict.
 */
function isNoWorse(one: Conflict, before: Troubles, move: Move): boolean {
  if (isCut(one)) return before.severe.has(one.key)
  if (before.conflicts.has(nameOf(one))) return true
  if (isOfDay(one.kind)) return before.days.has(one.day)
  // Another date of the trip must not bring a stop to a day on which it is closed.
  if (move.kind === 'trip' && isOfDate(one)) return false
  return before.severe.has(one.key) || (isMild(one) && before.mild.has(one.key))
}

const knownNights = new WeakMap<Judging, WeakMap<readonly VisitDay[], readonly Night[]>>()
/** Cached: the nights of the plan itself are the same for every move that is tried. */
function nightsOf(days: readonly VisitDay[], judging: Judging): readonly Night[] {
  const known = knownNights.get(judging) ?? new WeakMap<readonly VisitDay[], readonly Night[]>()
  const found = known.get(days) ?? wrongNights(days, judging)
  knownNights.set(judging, known.set(days, found))
  return found
}

const isSameNight = (one: Night) => (other: Night) => one.kind === other.kind && one.day.day === other.day.day

/** The closed way between two days that the conflict is about; a hidden one is never shown as a conflict. */
const closedNight = ({ kind, day }: Misplaced, nights: readonly Night[]) =>
  kind === 'noRoad'
    ? nights.find((night) => night.kind === kind && night.day.day === day && !night.isHidden)
    : undefined

/** Whether the stop is moved behind this way: to the day after a long one, or first on the day after a closed one. */
const isBehind = (night: Night, move: Move) =>
  move.kind === 'day' && night.day.day === move.day && (night.kind === 'overnight' || move.isFirst === true)

/**
 * Whether the ways between days get no worse: no new one is too long or closed, the moved stop is behind none of them,
 * and the closed one that the conflict is about is gone.
 */
function areNightsNoWorse(move: Move, after: readonly VisitDay[], { conflict, days, judging }: Trial<Misplaced>) {
  const now = nightsOf(days, judging)
  const then = wrongNights(withDays(days, after), judging)
  const closed = closedNight(conflict, now)
  if (closed && then.some(isSameNight(closed))) return false
  return then.every((night) => now.some(isSameNight(night)) && !isBehind(night, move))
}

/**
 * Whether a move is an improvement: the conflict is gone, the stop has no other one in its new place, and nothing else
 * is worse.
 */
export function isGood(move: Move, trial: Trial<Misplaced>): boolean {
  const { conflict, judging } = trial
  const { before, after } = changedBy(move, trial)
  const troubles = troublesOf(before.map((day) => judgedDay(day, judging)))
  const kept = keptKinds(trial)
  const isOfMovedStop = ({ key, kind }: Conflict) =>
    key === conflict.key && (!isOfDay(kind) || (move.kind === 'trip' && kind === conflict.kind))
  // No stop is moved to a day that is wrong as a whole, before or after.
  const isOfNewDay = ({ kind, day }: Conflict) => isOfDay(kind) && move.kind === 'day' && day === move.day
  const isAllowed = (one: Conflict) => {
    if (isOfNewDay(one)) return false
    return isOfMovedStop(one) ? kept.has(one.kind) : isNoWorse(one, troubles, move)
  }
  const wasUnreached = (key: string) => key !== conflict.key && troubles.severe.has(key)
  const isDayGood = (day: VisitDay) => {
    const { conflicts, unreached } = judgedDay(day, judging)
    return unreached.every(wasUnreached) && conflicts.every(isAllowed)
  }
  return after.every(isDayGood) && areNightsNoWorse(move, after, trial)
}
