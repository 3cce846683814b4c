import { keyOf, type PlannedDay, plannedDays, plusDays, type Track } from '@tropa/machines'
import { type Town, townsIn } from './towns.ts'
import type { TrackObject } from './track-objects.ts'

/**
 * The date of a day of a plan, `YYYY-MM-DD`; `null`: the stops are on no day, or the trip has no date.
 * @param start of day 1
 */
export const dateOfDay = (start: string | null, day: number | null): string | null =>
  start === null || day === null ? null : plusDays(start, day - 1)

/** A day of a plan with its date. */
export type DatedDay = PlannedDay & { date: string | null }

/** The days of a track with their dates, from which headings, weather, clothing and hours follow. */
export const datedDays = (track: Track, start: string | null): readonly DatedDay[] =>
  plannedDays(track).map((day) => ({ ...day, date: dateOfDay(start, day.day) }))

/** A territory on a date of the plan. `isPlanned`: `false` where its stops are on no day; `date` is then the first. */
export type Stay = Town & { date: string; isPlanned: boolean }

/** The territories of the plan on each of its dates, in order: a territory on two days is listed twice. */
export function staysOf(days: readonly DatedDay[], objects: readonly TrackObject[], start: string | null): Stay[] {
  const byKey = new Map(objects.map((stop) => [keyOf(stop.object), stop]))
  const townsOn = ({ stops }: DatedDay) => townsIn(stops.flatMap((stop) => byKey.get(keyOf(stop)) ?? []))
  const planned = days.flatMap((day) =>
    townsOn(day).flatMap((town): Stay[] => (day.date === null ? [] : [{ ...town, date: day.date, isPlanned: true }])),
  )
  const visited = new Set(planned.map(({ id }) => id))
  const others = days.filter(({ day }) => day === null).flatMap(townsOn)
  const unplanned = others.flatMap((town): Stay[] =>
    start === null || visited.has(town.id) ? [] : [{ ...town, date: start, isPlanned: false }],
  )
  return [...planned, ...unplanned]
}
