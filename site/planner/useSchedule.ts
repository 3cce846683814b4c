import { useQueries } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { keyOf, type Track } from '@tropa/machines'
import { useMemo } from 'react'
import type { Portal } from '../portal/portal.ts'
import { type Conflict, conflictsOf, type VisitDay } from './schedule/conflicts.ts'
import { type Fix, fitsOn, fixesOf } from './schedule/fixes.ts'
import { isVisited, type TimedVisit, timesOf } from './schedule/day-times.ts'
import { type PlannedVisit, plannedVisit } from './schedule/planned-visit.ts'
import { travelBy } from './schedule/travel.ts'
import type { Roads } from './useRoads.ts'
import type { TrackObject } from './track-objects.ts'
import { useDatedDays } from './useDayTitle.ts'
import { useToday } from './useToday.ts'

/** A day of the plan with the times of its stops. */
export type ScheduledDay = VisitDay & { times: readonly TimedVisit[] }
/**
 * When the visitor is where, and what does not fit; by the key of a stop. An event that is on another day has no time.
 */
export type Schedule = {
  days: readonly ScheduledDay[]
  visits: ReadonlyMap<string, PlannedVisit>
  times: ReadonlyMap<string, TimedVisit>
  conflicts: ReadonlyMap<string, Conflict>
  fixesOf: (conflict: Conflict) => readonly Fix[]
  /** Whether a stop may be put at the end of another day and nothing goes wrong by it. */
  fitsOn: (stop: Pick<Conflict, 'key' | 'day'>, day: number) => boolean
}

/** All sessions of an event, and what is sold for them. */
const eventDetails = (portal: Portal, id: number) => ({
  queryKey: ['event', id],
  queryFn: ({ signal }: { signal: AbortSignal }) => portal.event({ params: { id } }, { signal }),
})

/** Until an event's details are here, or where they cannot be had, its card says when it is. */
function useVisits(objects: readonly TrackObject[]): ReadonlyMap<string, PlannedVisit> {
  const { portal } = useRouteContext({ from: '__root__' })
  const events = objects.flatMap(({ card }) => (card?.object_type === 'event' ? [card.id] : []))
  const details = useQueries({
    queries: events.map((id) => eventDetails(portal, id)),
    combine: (results) => results.map(({ data }) => data),
  })
  return useMemo(() => {
    const known = new Map(details.flatMap((answer) => (answer ? [[answer.event.id, answer.event] as const] : [])))
    return new Map(
      objects.flatMap(({ object, card }) =>
        card
          ? [[keyOf(object), plannedVisit(object, card, card.object_type === 'event' ? known.get(card.id) : undefined)]]
          : [],
      ),
    )
  }, [objects, details])
}

/** The times of a track on its days, from the travel date on. */
export function useSchedule(track: Track, objects: readonly TrackObject[], { legs }: Roads): Schedule {
  const visits = useVisits(objects)
  const dated = useDatedDays(track)
  const today = useToday()
  return useMemo(() => {
    const judging = { travel: travelBy(legs), today }
    const days = dated.flatMap(({ day, date, stops }): ScheduledDay[] => {
      if (day === null) return []
      const ofDay = stops.flatMap((stop) => visits.get(keyOf(stop)) ?? [])
      return [{ day, date, visits: ofDay, times: timesOf(ofDay, date, judging.travel) }]
    })
    const visited = days.flatMap((day) => day.times.filter(isVisited))
    const times = new Map(visited.map((timed) => [timed.visit.key, timed]))
    return {
      days,
      visits,
      times,
      conflicts: new Map(conflictsOf(days, judging).map((one) => [one.key, one])),
      fixesOf: (conflict) => fixesOf(conflict, days, judging),
      fitsOn: (stop, day) => fitsOn(stop, day, days, judging),
    }
  }, [dated, visits, legs, today])
}
