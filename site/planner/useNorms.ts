import type { CalendarDate } from '@tropa/contract'
import { useQueries } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { ClimateNorm } from '@tropa/library/WeatherWidget/readingText.ts'
import { monthOf } from '../dates/season.ts'
import { climateQuery } from '../portal/region-queries.ts'

/** The climate of a month. `isApproximate`: not measured in the territory itself. */
export type Norm = ClimateNorm & { isApproximate: boolean }
/** `undefined`: the portal has no norm, or it has not loaded yet. */
export type NormOf = (territoryId: number, date: CalendarDate) => Norm | undefined

/** The climate of territories, from means over 30 years. */
export function useNorms(territoryIds: readonly number[]): NormOf {
  const { portal } = useRouteContext({ from: '__root__' })
  const climates = useQueries({ queries: territoryIds.map((id) => climateQuery(portal, id)) })
  return (territoryId, date) => {
    const climate = climates[territoryIds.indexOf(territoryId)]?.data?.[0]
    const norm = climate?.months.find(({ month }) => month === monthOf(date))
    return climate && norm
      ? { day: norm.day, night: norm.night, period: climate.period, isApproximate: climate.approximate }
      : undefined
  }
}
