import { queryOptions } from '@tanstack/react-query'
import type { DateSpan } from '../dates/months.ts'
import type { Portal } from './portal.ts'

const minute = 60_000
const hour = 60 * minute

/** Every page reads them, and no page fails without them. */
export const territoriesQuery = (portal: Portal) =>
  queryOptions({
    queryKey: ['territories'],
    queryFn: ({ signal }) => portal.territories({}, { signal }),
    staleTime: hour,
  })

/** The statements about roads and rivers for a day, or for any of several. */
export const seasonStatementsQuery = (portal: Portal, days: DateSpan, territoryId: number | null) =>
  queryOptions({
    queryKey: ['season-statements', days, territoryId],
    queryFn: ({ signal }) =>
      portal.seasonStatements({ query: { ...days, ...(territoryId && { territory_id: territoryId }) } }, { signal }),
    staleTime: hour,
  })

/** How to get to the territories, except by air. */
export const transportWaysQuery = (portal: Portal) =>
  queryOptions({
    queryKey: ['transport-ways'],
    queryFn: ({ signal }) => portal.transportWays({}, { signal }),
    staleTime: hour,
  })

/** What to wear; `null`: the region has no advice. */
export const clothingQuery = (portal: Portal) =>
  queryOptions({
    queryKey: ['clothing'],
    queryFn: async ({ signal }) => (await portal.clothing({}, { signal }))[0] ?? null,
    staleTime: hour,
  })

export const climateQuery = (portal: Portal, territoryId: number) =>
  queryOptions({
    queryKey: ['climate', territoryId],
    queryFn: ({ signal }) => portal.climate({ query: { territory_id: territoryId } }, { signal }),
    staleTime: hour,
  })
