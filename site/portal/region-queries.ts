import { queryOptions } from '@tanstack/react-query'
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

export const climateQuery = (portal: Portal, territoryId: number) =>
  queryOptions({
    queryKey: ['climate', territoryId],
    queryFn: ({ signal }) => portal.climate({ query: { territory_id: territoryId } }, { signal }),
    staleTime: hour,
  })
