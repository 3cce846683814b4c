import { keyOf, orderOf, type DaysChange, type PlannedDay } from '@tropa/machines'

/** The heading of a day. `index`: among the days, from 0. */
export type DayRow = { kind: 'day'; key: string; day: PlannedDay; index: number }
/** A stop. `number`: its place on the track, from 1; `index`: on its day, from 0; `isLast`: of the track. */
export type StopRow = { kind: 'stop'; key: string; day: PlannedDay; index: number; number: number; isLast: boolean }
/** A row of the plan. */
export type PlanRow = DayRow | StopRow

export const dayKey = ({ day }: Pick<PlannedDay, 'day'>) => `day-${day ?? 'none'}`

/** Headings and stops in order. */
export function rowsOf(days: readonly PlannedDay[]): PlanRow[] {
  let number = 0
  return days.flatMap((day, dayIndex): PlanRow[] => {
    const isLastDay = dayIndex === days.length - 1
    const stops = day.stops.map((stop, index): PlanRow => {
      number += 1
      const isLast = isLastDay && index === day.stops.length - 1
      return { kind: 'stop', key: keyOf(stop), day, index, number, isLast }
    })
    return [{ kind: 'day', key: dayKey(day), day, index: dayIndex }, ...stops]
  })
}

/**
 * The change that rows in a new order mean: each stop is on the day of the heading above it, or the first day if
 * there is none.
 */
export function changeOfRows(days: readonly PlannedDay[], keys: readonly string[]): DaysChange {
  const stops = new Map(days.flatMap((day) => day.stops.map((stop) => [keyOf(stop), stop])))
  const headings = new Map(days.map((day, index) => [dayKey(day), index]))
  let at = 0
  const sorted = days.map((day) => ({ ...day, stops: day.stops.slice(0, 0) }))
  for (const key of keys) {
    at = headings.get(key) ?? at
    const stop = stops.get(key)
    if (stop) sorted[at]?.stops.push(stop)
  }
  return orderOf(sorted)
}
