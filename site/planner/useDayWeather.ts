import { type CalendarDate, isCalendarDate } from '@tropa/contract'
import { useMemo } from 'react'
import type { Card } from '../portal/cards-by-id.ts'
import type { DatedDay } from './plan-dates.ts'
import { needsWinterRoad, type IsRoadClosed } from './schedule/open-ways.ts'
import type { DayHere } from './schedule/forecast-danger.ts'
import { useToday } from './useToday.ts'
import { useIsRoadClosed, useTransportWays } from './useTransportWays.ts'
import { type DatedWeather, useWeatherOfDates } from './useWeatherOfDates.ts'
import { datesToRequest } from './weather-of-day.ts'

/**
 * The weather of a plan. `dangers`: what is known of a territory on each day of the plan; `isRoadClosed`: whether its
 * only road is a winter road that is closed then; `isStandIn`: computed from the climate.
 */
export type PlanWeather = DatedWeather & {
  dangers: (territoryId: number) => readonly DayHere[]
  isRoadClosed: IsRoadClosed
  isStandIn: boolean
}

/**
 * The weather of each day of a plan in every territory of its track, because a stop may move to another day.
 * @param cards of the track; `null` while they are not known
 */
export function useDayWeather(
  days: readonly DatedDay[],
  start: CalendarDate | null,
  cards: readonly Card[] | null,
): PlanWeather {
  const today = useToday()
  const ways = useTransportWays()
  const isRoadClosed = useIsRoadClosed()
  const requested = datesToRequest(days, start, today).join()
  const dates = useMemo(() => requested.split(',').filter(isCalendarDate), [requested])
  const weather = useWeatherOfDates(dates, cards, today)
  return useMemo(() => {
    const dangersIn = (id: number) =>
      days.flatMap(({ day, date }): DayHere[] => {
        const known = weather.of(date)
        if (day === null || date === null || !known) return []
        const here = known.kind === 'ready' ? known.here(id) : null
        return [{ day, here, needsWinterRoad: needsWinterRoad(ways, id, date) }]
      })
    // Many stops are in one territory.
    const found = new Map<number, readonly DayHere[]>()
    const dangers = (id: number) => {
      const known = found.get(id) ?? dangersIn(id)
      found.set(id, known)
      return known
    }
    const isStandIn = dates.some((date) => {
      const known = weather.of(date)
      return known?.kind === 'ready' && known.response.is_stand_in
    })
    return { ...weather, dangers, isRoadClosed, isStandIn }
  }, [days, dates, weather, ways, isRoadClosed])
}
