import type { CalendarDate } from '@tropa/contract'
import { keyOf, type PlannedDay, plannedDays, type Track } from '@tropa/machines'
import { useMemo, useState } from 'react'
import { type Words, useWords } from '../messages/intl.tsx'
import { dayLegView } from './day-leg.ts'
import { type PlanRow, rowsOf, type StopRow } from './plan-rows.ts'
import { betterDay, dangerOf } from './schedule/forecast-danger.ts'
import type { Card } from '../portal/cards-by-id.ts'
import { hoursText, sessionsText } from './schedule/hours-text.ts'
import type { PlannedVisit } from './schedule/planned-visit.ts'
import { type ConflictView, type DangerView, type StopView, StopViews } from './stop-view.ts'
import { visitTime } from './TimeOfVisit.tsx'
import { groupStarts } from './town-groups.ts'
import { legsOfPlan, type TrackObject } from './track-objects.ts'
import type { PlanWeather } from './useDayWeather.ts'
import type { Roads } from './useRoads.ts'
import type { Schedule } from './schedule/schedule.ts'
import { useSchedule } from './useSchedule.ts'
import { useStopTitle } from './useStopTitle.ts'

/** A rendered row: the heading of a day, or a stop. */
export type DrawnRow = Extract<PlanRow, { kind: 'day' }> | { kind: 'stop'; key: string; view: StopView }
/** The whole plan as it is rendered. */
export type PlanView = {
  days: readonly PlannedDay[]
  rows: readonly DrawnRow[]
  schedule: Schedule
  stopsOf: (day: PlannedDay) => readonly TrackObject[]
}

function dangerView(row: StopRow, { card }: TrackObject, schedule: Schedule, weather: PlanWeather): DangerView | null {
  const { day } = row.day
  const visit = schedule.visits.get(row.key)
  const today = weather.of(schedule.days.find((one) => one.day === day)?.date ?? null)
  if (!card || card.territory_id === null || day === null || !visit || today?.kind !== 'ready') return null
  const days = weather.dangers(card.territory_id)
  const now = days.find((one) => one.day === day)
  const { isOutdoor } = visit
  const danger = now ? dangerOf(now.here, { isOutdoor, needsWinterRoad: now.needsWinterRoad }) : null
  const isStandIn = now?.here?.isStandIn === true
  if (!danger) return null
  const isFit = (other: number) => schedule.fitsOn({ key: row.key, day }, other)
  return { danger, isStandIn, day, date: today.date, otherDay: betterDay(day, isOutdoor, days, isFit) }
}

function conflictView({ key }: StopRow, { conflicts, fixesOf }: Schedule): ConflictView | null {
  const conflict = conflicts.get(key)
  return conflict ? { ...conflict, fixes: fixesOf(conflict) } : null
}

const dateOf = (row: StopRow, { days }: Schedule): CalendarDate | null =>
  days.find(({ day }) => day === row.day.day)?.date ?? null

/**
 * The time of the visit, or why it is not known, and the hours of the place or event on that day. A conflict already
 * says that a place is closed.
 */
function timesText(row: StopRow, { card }: TrackObject, schedule: Schedule, say: Words): string[] {
  const [timed, visit, date] = [schedule.times.get(row.key), schedule.visits.get(row.key), dateOf(row, schedule)]
  const isClosed = schedule.conflicts.get(row.key)?.kind === 'closed'
  const hours = card && visit && date !== null && !isClosed ? hoursOn(card, visit, date, say) : null
  const time = timed ? visitTime(timed) : schedule.unreached.has(row.key) ? say('plan.notReached') : null
  return [time, hours].filter((text) => text !== null)
}

const hoursOn = (card: Card, { sessions }: PlannedVisit, date: CalendarDate, say: Words) =>
  'type' in card ? hoursText(card, date, date, say) : sessionsText(sessions, date, say)

/**
 * The part of a plan that depends only on its stops, so that it is not computed again whenever the weather of a day
 * arrives.
 */
function placesOf({ track, objects, roads }: Omit<PlanViewInput, 'weather'>) {
  const days = plannedDays(track)
  const byKey = new Map(objects.map((stop) => [keyOf(stop.object), stop]))
  const stops = new Map(days.map((day) => [day, day.stops.flatMap((stop) => byKey.get(keyOf(stop)) ?? [])]))
  const stopsOf = (day: PlannedDay) => stops.get(day) ?? []
  const legs = new Map(legsOfPlan(track, objects, roads.between).map((leg, index) => [objects[index], leg]))
  const towns = new Map(
    days.flatMap((day) => groupStarts(stopsOf(day)).map((town, index) => [stopsOf(day)[index], town] as const)),
  )
  return { days, planRows: rowsOf(days), byKey, stopsOf, legs, towns }
}

/** `objects`: in the order of their days. */
export type PlanViewInput = { track: Track; objects: readonly TrackObject[]; roads: Roads; weather: PlanWeather }

export function usePlanView({ track, objects, roads, weather }: PlanViewInput): PlanView {
  const say = useWords()
  const titleOf = useStopTitle()
  const schedule = useSchedule(track, objects, roads)
  const [views] = useState(() => new StopViews())

  const { days, planRows, byKey, stopsOf, legs, towns } = useMemo(
    () => placesOf({ track, objects, roads }),
    [track, objects, roads],
  )
  const viewOf = (row: StopRow, stop: TrackObject): StopView => {
    const leg = legs.get(stop)
    return {
      stop,
      key: row.key,
      title: titleOf(stop),
      number: row.number,
      day: row.day.day,
      isFirst: row.number === 1 && days[0] === row.day,
      isLast: row.isLast,
      times: timesText(row, stop, schedule, say),
      town: towns.get(stop) ?? null,
      conflict: conflictView(row, schedule),
      danger: dangerView(row, stop, schedule, weather),
      leg: leg ? dayLegView({ leg, from: stop, date: dateOf(row, schedule) }, weather) : null,
    }
  }
  const rows = planRows.flatMap((row): DrawnRow[] => {
    if (row.kind === 'day') return [row]
    const stop = byKey.get(row.key)
    return stop ? [{ kind: 'stop', key: row.key, view: views.same(viewOf(row, stop)) }] : []
  })
  return { days, rows, schedule, stopsOf }
}
