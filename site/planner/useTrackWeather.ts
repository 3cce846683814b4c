import type { CalendarDate } from '@tropa/contract'
import { emptyTrack, type Track } from '@tropa/machines'
import { useMemo } from 'react'
import { type Stay, staysOf } from './plan-dates.ts'
import { type PlanWeather, useDayWeather } from './useDayWeather.ts'
import { useDatedDays, useStartDate } from './useDayTitle.ts'
import { useToday } from './useToday.ts'
import { useTrackObjects } from './useTrackObjects.ts'

/** The weather of a track on its dates. `stays`: the stays that are not past. */
export type TrackWeatherSeen = {
  weather: PlanWeather
  stays: readonly Stay[]
  /** Of day 1. */
  start: CalendarDate | null
  isKnown: boolean
  isFailed: boolean
}

/** The weather of the visitor's own track. @param track `null` while it is being read */
export function useTrackWeather(track: Track | null): TrackWeatherSeen {
  const shown = track ?? emptyTrack
  const { objects, isKnown, isFailed } = useTrackObjects(track)
  const today = useToday()
  const start = useStartDate(shown)
  const days = useDatedDays(shown)
  // Cards that cannot be loaded do not delay the rest.
  const hasCards = isKnown || isFailed
  const cards = useMemo(() => (hasCards ? objects.flatMap(({ card }) => card ?? []) : null), [hasCards, objects])
  const weather = useDayWeather(days, start, cards)
  const stays = useMemo(
    () => staysOf(days, objects, start).filter(({ date }) => date >= today),
    [days, objects, start, today],
  )
  return { weather, stays, start, isKnown: hasCards, isFailed }
}
