import { type CalendarDate, isCalendarDate } from '@tropa/contract'
import { keyOf, type PlannedDay, plannedDays, type Track } from '@tropa/machines'
import { datesBetween } from '../dates/date-formats.ts'
import { daysAfter } from '../dates/days-after.ts'
import { type Town, townsIn } from './towns.ts'
import type { TrackObject } from './track-objects.ts'

/** The date of day 1 as the track has it; `null`: none. */
export const startDateOf = ({ start_date }: { start_date?: string | null | undefined }): CalendarDate | null =>
  isCalendarDate(start_date) ? start_date : null

/**
 * The date of a day of a plan; `null`: the stops are on no day, or the trip has no date.
 * @param start of day 1
 */
export const dateOfDay = (start: CalendarDate | null, day: number | null): CalendarDate | null =>
  start === null || day === null ? null : daysAfter(start, day - 1)

/** The dates of a trip as text. @param start of day 1 */
export function tripDates(start: CalendarDate | null, days: number, language: string): string | null {
  const end = dateOfDay(start, days)
  return start && end && datesBetween(start, end, language)
}

/** A day of a plan with its date. */
export type DatedDay = PlannedDay & { date: CalendarDate | null }

/** The days of a track with their dates, from which headings, weather, clothing and hours follow. */
export const datedDays = (track: Track, start: CalendarDate | null): readonly DatedDay[] =>
  plannedDays(track).map((day) => ({ ...day, date: dateOfDay(start, day.day) }))

/** A territory on a date of the plan. `isPlanned`: `false` where its stops are on no day; `date` is then the first. */
export type Stay = Town & { date: CalendarDate; isPlanned: boolean }

/** The territories of the plan on each of its dates, in order: a territory on two days is listed twice. */
export function staysOf(
  days: readonly DatedDay[],
  objects: readonly TrackObject[],
  start: CalendarDate | null,
): Stay[] {
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
