import type { CalendarDate } from '@tropa/contract'
import { daysAfter } from '../../dates/days-after.ts'
import type { Conflict, Judging, VisitDay } from './conflicts.ts'
import type { PlannedVisit } from './planned-visit.ts'

/** Another place for a stop within the plan: the end of a day or its beginning. */
export type MoveInPlan = { kind: 'day'; day: number; isFirst?: true } | { kind: 'first' }
/** Another place for a stop, or another date of the whole trip (of day 1). */
export type Move = MoveInPlan | { kind: 'trip'; start: CalendarDate }

/** A stop on its day. `kind`: the conflict that a move has to end; absent: none. */
export type Misplaced = Pick<Conflict, 'key' | 'day'> & { kind?: Conflict['kind'] }
/** A stop for which moves are tried, and the plan in which it stands. */
export type Trial<Stop = Conflict> = {
  conflict: Stop
  visit: PlannedVisit
  days: readonly VisitDay[]
  judging: Judging
}
/** Days of a plan as they are and as a move makes them. */
export type ChangedDays = { before: readonly VisitDay[]; after: readonly VisitDay[] }

/** The day with this number, or an empty one after the plan. */
export function dayAt(days: readonly VisitDay[], day: number): VisitDay {
  const planned = days.find((one) => one.day === day)
  if (planned) return planned
  const start = days.find(({ date }) => date !== null)
  return { day, date: start?.date ? daysAfter(start.date, day - start.day) : null, visits: [] }
}

/** The visit of a stop; `undefined`: it is not on that day. */
export const stopVisitOf = (days: readonly VisitDay[], { key, day }: Misplaced): PlannedVisit | undefined =>
  dayAt(days, day).visits.find((visit) => visit.key === key)

const without = (day: VisitDay, { key }: Misplaced): VisitDay => ({
  ...day,
  visits: day.visits.filter((visit) => visit.key !== key),
})

/** The days that a move changes. */
export function changedBy(move: Move, { conflict, visit, days }: Trial<Misplaced>): ChangedDays {
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
      return { before: days, after: days.map((day) => ({ ...day, date: daysAfter(move.start, day.day - 1) })) }
    default:
      return move satisfies never
  }
}

/** The plan with some of its days changed or added. */
export function withDays(days: readonly VisitDay[], changed: readonly VisitDay[]): VisitDay[] {
  const numbers = new Set(changed.map(({ day }) => day))
  return [...days.filter(({ day }) => !numbers.has(day)), ...changed].toSorted((one, other) => one.day - other.day)
}
