import type { CalendarDate } from '@tropa/contract'
import { keyOf, type PlannedDay } from '@tropa/machines'
import { type Conflict, conflictsOf, isOfDay, judgedDay, type Judging, type VisitDay } from './conflicts.ts'
import { reachedOf, type TimedVisit, timesOf } from './day-times.ts'
import { type Fix, fitsOn, fixesOf } from './fixes.ts'
import type { PlannedVisit } from './planned-visit.ts'

/** A day of the plan with the times of its stops. */
export type ScheduledDay = VisitDay & { times: readonly TimedVisit[] }
/**
 * The time of each stop, and the conflicts, by the key of a stop. An event on another day has no time, nor do stops
 * after a closed road or after the end of the day.
 */
export type Schedule = {
  days: readonly ScheduledDay[]
  visits: ReadonlyMap<string, PlannedVisit>
  times: ReadonlyMap<string, TimedVisit>
  conflicts: ReadonlyMap<string, Conflict>
  /** The stops that have no time because an earlier one is not reached. */
  unreached: ReadonlySet<string>
  fixesOf: (conflict: Conflict) => readonly Fix[]
  /** Whether a stop can be put at the end of another day without causing a conflict. */
  fitsOn: (stop: Pick<Conflict, 'key' | 'day'>, day: number) => boolean
}

/** Caches fixes, which are computed on first use, because each is tried on the whole plan. */
function fixesOnce(days: readonly VisitDay[], judging: Judging): Schedule['fixesOf'] {
  const found = new Map<Conflict, readonly Fix[]>()
  return (conflict) => {
    const fixes = found.get(conflict) ?? fixesOf(conflict, days, judging)
    found.set(conflict, fixes)
    return fixes
  }
}

/** Caches each stop and day, because the weather arrives day by day and asks each time. */
function fitsOnce(days: readonly VisitDay[], judging: Judging): Schedule['fitsOn'] {
  const found = new Map<string, boolean>()
  return (stop, day) => {
    const name = `${stop.key} ${stop.day} ${day}`
    const isFit = found.get(name) ?? fitsOn(stop, day, days, judging)
    found.set(name, isFit)
    return isFit
  }
}

/** One conflict for each stop: those of the stop itself come before those of its day. */
const byStop = (conflicts: readonly Conflict[]): ReadonlyMap<string, Conflict> =>
  new Map(
    conflicts
      .toSorted((one, other) => Number(isOfDay(other.kind)) - Number(isOfDay(one.kind)))
      .map((one) => [one.key, one]),
  )

/** @param dated the days of a plan with their dates; `null`: none is chosen */
export function visitSchedule(
  dated: readonly (PlannedDay & { date: CalendarDate | null })[],
  visits: ReadonlyMap<string, PlannedVisit>,
  judging: Judging,
): Schedule {
  const days = dated.flatMap(({ day, date, stops }): ScheduledDay[] => {
    if (day === null) return []
    const ofDay = stops.flatMap((stop) => visits.get(keyOf(stop)) ?? [])
    return [{ day, date, visits: ofDay, times: timesOf(ofDay, date, judging.travel) }]
  })
  const reached = days.flatMap(({ times, date }) => reachedOf(times, date, judging.isRoadClosed).reached)
  return {
    days,
    visits,
    times: new Map(reached.map((timed) => [timed.visit.key, timed])),
    conflicts: byStop(conflictsOf(days, judging)),
    unreached: new Set(days.flatMap((day) => judgedDay(day, judging).unreached)),
    fixesOf: fixesOnce(days, judging),
    fitsOn: fitsOnce(days, judging),
  }
}
