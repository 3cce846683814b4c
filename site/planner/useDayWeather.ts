import { useQueries, useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { WeatherAnswer, WeatherHere, WeatherRequest } from '@tropa/machines'
import { useMemo } from 'react'
import { transportWaysQuery } from '../portal/region-queries.ts'
import type { Card } from '../portal/cards-by-id.ts'
import { useSession } from '../visitor/SessionProvider.tsx'
import type { VisitDay } from './schedule/conflicts.ts'
import { dayQuestion, territoryWeather } from './schedule/day-weather.ts'
import { hasWinterRoad } from './schedule/open-ways.ts'
import type { DayHere } from './schedule/unwise.ts'
import { useToday } from './useToday.ts'
import { dayWeatherQuery } from './weather-query.ts'

/** The weather of a day of the plan. */
export type WeatherOfDay =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'ready'; date: string; answer: WeatherAnswer; here: (territoryId: number) => WeatherHere | null }

/** The days of a plan with their weather. `dangers`: what is known of a territory on each day of the plan. */
export type PlanWeather = {
  days: ReadonlyMap<number, WeatherOfDay>
  dangers: (territoryId: number) => readonly DayHere[]
}

type DatedQuestion = { day: number; date: string; question: WeatherRequest }

/** One question for each day that has a date, about every territory of the track. */
export function useDayWeather(days: readonly VisitDay[], cards: readonly Card[]): PlanWeather {
  const { portal } = useRouteContext({ from: '__root__' })
  const { language } = useSession()
  const today = useToday()
  const { data: ways = [] } = useQuery(transportWaysQuery(portal))
  const dated = useMemo(
    () =>
      days.flatMap(({ day, date }): DatedQuestion[] => {
        const question = dayQuestion(date, today, cards)
        return question && date !== null ? [{ day, date, question }] : []
      }),
    [days, cards, today],
  )
  const results = useQueries({ queries: dated.map(({ question }) => dayWeatherQuery(portal, question, language)) })
  const known = new Map(
    dated.flatMap(({ day, date, question }, index): [number, WeatherOfDay][] => {
      const result = results[index]
      if (result?.data) {
        const answer = result.data
        return [[day, { kind: 'ready', date, answer, here: (id) => territoryWeather(question, answer, id) }]]
      }
      if (result?.isError && !result.isFetching) return [[day, { kind: 'failed', retry: () => void result.refetch() }]]
      return [[day, { kind: 'loading' }]]
    }),
  )
  return {
    days: known,
    dangers: (id) =>
      dated.map(({ day, date }) => {
        const weather = known.get(day)
        const here = weather?.kind === 'ready' ? weather.here(id) : null
        return { day, here, hasWinterRoad: hasWinterRoad(ways, id, date) }
      }),
  }
}
