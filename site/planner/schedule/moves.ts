import { mostDays } from '@tropa/machines'
import { daysAfter } from '../../dates/days-after.ts'
import { conflictsOn } from './conflicts.ts'
import { isLate, timesOf } from './day-times.ts'
import { keptKinds } from './good-move.ts'
import { dayAt, type Move, type Trial } from './move.ts'
import { isWayClosed } from './open-ways.ts'

/** How many days after the last one of the plan are tried; an event waits for nobody. */
const daysAhead = { place: 7, event: 14 }

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

const placesOn = (day: number, { days }: Trial): Move[] => [
  { kind: 'day', day },
  ...(dayAt(days, day).visits.length > 0 ? [{ kind: 'day', day, isFirst: true } as const] : []),
]

/** Other places for the stop, the best first. */
export function movesInPlan(trial: Trial): Move[] {
  const { conflict, days } = trial
  const isFirst = dayAt(days, conflict.day).visits[0]?.key === conflict.key
  const isEarlierBetter = (isLate(conflict.kind) || conflict.kind === 'dark') && !isFirst
  return [
    ...(isEarlierBetter ? [{ kind: 'first' } as const] : []),
    ...otherDays(trial).flatMap((day) => placesOn(day, trial)),
  ]
}

/** An event has its date, so the whole trip may move to it. */
export function movesToEvent({ conflict: { session, day }, judging: { today } }: Trial): Move[] {
  const start = session && daysAfter(session.date, 1 - day)
  return start && start >= today ? [{ kind: 'trip', start }] : []
}

/** How many days later a road may open, and how many starts from that day on are tried. */
const roadAhead = 120
const startsOnRoad = 14

/** A winter road has its season, so the whole trip may move into it. */
export function movesToRoad({ conflict, visit, days, judging }: Trial): Move[] {
  const { date } = dayAt(days, conflict.day)
  const { isRoadClosed, today } = judging
  if (date === null || !isRoadClosed) return []
  const around = days.filter(({ day }) => day <= conflict.day).flatMap(({ visits }) => visits)
  const before = around[around.indexOf(visit) - 1] ?? visit
  return Array.from({ length: roadAhead }, (_, index) => daysAfter(date, index + 1) ?? [])
    .flat()
    .filter((later) => !isWayClosed(before.territory, visit.territory, later, isRoadClosed))
    .flatMap((later) => daysAfter(later, 1 - conflict.day) ?? [])
    .filter((start) => start >= today)
    .slice(0, startsOnRoad)
    .map((start) => ({ kind: 'trip', start }))
}
