import { keyOf, orderOf, type DaysChange, type PlannedDay } from '@tropa/machines'

/** A row of the plan: the heading of a day, or a stop. `number`: the stop's place on the whole track, from 1. */
export type PlanRow =
  | { kind: 'day'; key: string; day: PlannedDay }
  | { kind: 'stop'; key: string; day: PlannedDay; index: number; number: number }

const dayKey = ({ day }: PlannedDay) => `day-${day ?? 'none'}`

/** Headings and stops in order. A track that nobody has divided needs no heading. */
export function rowsOf(days: readonly PlannedDay[]): PlanRow[] {
  let number = 0
  return days.flatMap((day): PlanRow[] => {
    const stops = day.stops.map((stop, index): PlanRow => {
      number += 1
      return { kind: 'stop', key: keyOf(stop), day, index, number }
    })
    return days.length === 1 ? stops : [{ kind: 'day', key: dayKey(day), day }, ...stops]
  })
}

/** What rows in another order say: each stop is on the day of the heading above it, the first day if there is none. */
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
