import { keyOf, planOf, type Track } from './track.ts'
import {
  type DayNote,
  longestNotes,
  mostDays,
  type ObjectRef,
  type PlannedObject,
  type TrackOrder,
} from './track-fields.ts'

/** A day of a track and its stops in order. `day` counts from 1; `null`: stops that are on no day yet. */
export type PlannedDay = { day: number | null; stops: readonly PlannedObject[]; note?: string }

/** A change of days: the event that `activeTrackMachine` is sent. */
export type DaysChange = { type: 'REORDER' } & TrackOrder

/** How many days a track has; 1 where nobody has divided it. */
export const dayCount = (track: Track): number =>
  Math.max(
    track.days ?? 1,
    ...planOf(track).map(({ day = 1 }) => day),
    ...(track.day_notes ?? []).map(({ day }) => day),
  )

/** Has anybody divided the track into days? */
export const isDivided = (track: Track) => dayCount(track) > 1 || planOf(track).some(({ day }) => day !== undefined)
const noteOf = (track: Track, day: number) => track.day_notes?.find((note) => note.day === day)?.note

/** Every day, empty ones too. Stops without a day come last; on a track that nobody has divided, all are on day 1. */
export function plannedDays(track: Track): readonly PlannedDay[] {
  const plan = planOf(track)
  const stopsOf = (day: number) => (isDivided(track) ? plan.filter((stop) => stop.day === day) : plan)
  const days = Array.from({ length: dayCount(track) }, (_, index): PlannedDay => {
    const note = noteOf(track, index + 1)
    return { day: index + 1, stops: stopsOf(index + 1), ...(note !== undefined && { note }) }
  })
  const unplanned = isDivided(track) ? plan.filter(({ day }) => day === undefined) : []
  return unplanned.length > 0 ? [...days, { day: null, stops: unplanned }] : days
}

const onDay = ({ day: _, ...stop }: PlannedObject, day: number | null): PlannedObject =>
  day === null ? stop : { ...stop, day }
const countedOf = (days: readonly PlannedDay[]) => days.filter(({ day }) => day !== null)

/** The order that makes a track these days. A single day is written as a track that nobody has divided. */
export function orderOf(days: readonly PlannedDay[]): DaysChange {
  const counted = countedOf(days)
  const isOne = counted.length < 2 && counted.length === days.length
  const notes = days.flatMap(({ day, note }): DayNote[] => (day !== null && note ? [{ day, note }] : []))
  return {
    type: 'REORDER',
    plan: days.flatMap(({ day, stops }) => stops.map((stop) => onDay(stop, isOne ? null : day))),
    day_notes: notes,
    days: isOne ? null : counted.length,
  }
}

const isSameAs = (object: ObjectRef) => (other: ObjectRef) => keyOf(other) === keyOf(object)

/** A stop put on a day. @param index among the stops of the day without it; the end, if left out */
export function toDay(track: Track, object: ObjectRef, day: number | null, index = Infinity): DaysChange {
  const isMoved = isSameAs(object)
  const moved = planOf(track).find(isMoved)
  const days = plannedDays(track).map((one) => ({ ...one, stops: one.stops.filter((stop) => !isMoved(stop)) }))
  const known = days.some((one) => one.day === day) ? days : [...days, { day, stops: [] }]
  return orderOf(
    known.map((one) =>
      one.day === day && moved
        ? {
            ...one,
            stops: [...one.stops.slice(0, index), moved, ...one.stops.slice(Math.min(index, one.stops.length))],
          }
        : one,
    ),
  )
}

/** One place up or down; from the end of a day to the day beside it. `null`: there is no place that way. */
export function stepped(track: Track, object: ObjectRef, direction: 'up' | 'down'): DaysChange | null {
  const days = plannedDays(track)
  const at = days.findIndex(({ stops }) => stops.some(isSameAs(object)))
  const here = days[at]
  if (!here) return null
  const index = here.stops.findIndex(isSameAs(object))
  const next = direction === 'up' ? index - 1 : index + 1
  if (next >= 0 && next < here.stops.length) return toDay(track, object, here.day, next)
  const beside = days[direction === 'up' ? at - 1 : at + 1]
  return beside ? toDay(track, object, beside.day, direction === 'up' ? Infinity : 0) : null
}

/** The track with one more day at the end; `null` if it has the most that a track can have. */
export function withNewDay(track: Track): DaysChange | null {
  const days = plannedDays(track)
  const count = countedOf(days).length
  if (count >= mostDays) return null
  return orderOf([...countedOf(days), { day: count + 1, stops: [] }, ...days.filter(({ day }) => day === null)])
}

/** The track without a day: its stops are on no day, its note is deleted, and later days move up. */
export function withoutDay(track: Track, removed: number): DaysChange {
  const days = plannedDays(track)
  const kept = countedOf(days).filter(({ day }) => day !== removed)
  const freed = days.filter(({ day }) => day === removed || day === null).flatMap(({ stops }) => stops)
  const renumbered = kept.map((one, index) => ({ ...one, day: index + 1 }))
  return orderOf(freed.length > 0 ? [...renumbered, { day: null, stops: freed }] : renumbered)
}

/** A day with another note; an empty one removes it. @param seen the one in its place, as the visitor saw it */
export const withDayNote = (day: number, note: string, seen?: string): DaysChange => ({
  type: 'REORDER',
  plan: [],
  notes: [{ day, note, ...(seen !== undefined && { seen }) }],
})

/** A stop with another note, as `withDayNote`. */
export const withStopNote = ({ object_type, object_id }: ObjectRef, note: string, seen?: string): DaysChange => ({
  type: 'REORDER',
  plan: [],
  notes: [{ object_type, object_id, note, ...(seen !== undefined && { seen }) }],
})

const lengthOf = (noted: readonly { note?: string }[]) => noted.reduce((sum, { note = '' }) => sum + note.length, 0)

/** Whether the notes are no longer than a track may have, those to stops and those to days. */
export const notesFit = ({ plan = [], day_notes = [] }: Track): boolean =>
  lengthOf(plan) <= longestNotes && lengthOf(day_notes) <= longestNotes
