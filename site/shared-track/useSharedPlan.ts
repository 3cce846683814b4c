import type { SharedTrack } from '@tropa/contract'
import { keyOf, parseTrack, planOf, type Track } from '@tropa/machines'
import { useMemo } from 'react'
import { inDayOrder, legsOfPlan, objectsOf, type TrackLeg, type TrackObject } from '../planner/track-objects.ts'
import { type Stay, staysOf } from '../planner/plan-dates.ts'
import { useDatedDays, useStartDate } from '../planner/useDayTitle.ts'
import { type PlanWeather, useDayWeather } from '../planner/useDayWeather.ts'
import { type Roads, useRoads } from '../planner/useRoads.ts'
import type { Schedule } from '../planner/schedule/schedule.ts'
import { useSchedule } from '../planner/useSchedule.ts'
import { sharedCard } from './shared-cards.ts'

/** A shared track in the form that the planner shows. `legs`: from each stop to the next, by its key. */
export type SharedPlan = {
  track: Track
  /** In the order of their days. */
  objects: readonly TrackObject[]
  roads: Roads
  schedule: Schedule
  weather: PlanWeather
  /** Where the plan is on its dates. */
  stays: readonly Stay[]
  legs: ReadonlyMap<string, TrackLeg | null>
}

/** Its stops with their cards, which come with the track. */
export function useSharedObjects(shared: SharedTrack): Pick<SharedPlan, 'track' | 'objects'> {
  return useMemo(() => {
    const track = parseTrack(shared)
    const cards = planOf(track).map((stop) => sharedCard(shared, stop) ?? null)
    return { track, objects: inDayOrder(track, objectsOf(track, cards)) }
  }, [shared])
}

/** Times, legs and weather of a shared track on its own dates. */
export function useSharedPlan(shared: SharedTrack): SharedPlan {
  const { track, objects } = useSharedObjects(shared)
  const roads = useRoads(objects)
  const schedule = useSchedule(track, objects, roads)
  const cards = useMemo(() => objects.flatMap(({ card }) => card ?? []), [objects])
  const days = useDatedDays(track)
  const start = useStartDate(track)
  const weather = useDayWeather(days, start, cards)
  const stays = useMemo(() => staysOf(days, objects, start), [days, objects, start])
  const legs = useMemo(() => {
    const all = legsOfPlan(track, objects, roads.between)
    return new Map(objects.map(({ object }, index) => [keyOf(object), all[index] ?? null]))
  }, [track, objects, roads])
  return { track, objects, roads, schedule, weather, stays, legs }
}
