import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { TransportWay } from '@tropa/contract'
import { useCallback } from 'react'
import { transportWaysQuery } from '../portal/region-queries.ts'
import { hasClosedRoad, type IsRoadClosed } from './schedule/open-ways.ts'

const noWays: readonly TransportWay[] = []

/** The ways to all territories; none until they have loaded, or if they cannot be. */
export function useTransportWays(): readonly TransportWay[] {
  const { portal } = useRouteContext({ from: '__root__' })
  const { data: ways = noWays } = useQuery(transportWaysQuery(portal))
  return ways
}

/**
 * Whether the only road of a territory is a winter road that is closed on a date; all roads are open until the ways
 * have loaded.
 */
export function useIsRoadClosed(): IsRoadClosed {
  const ways = useTransportWays()
  return useCallback((id, date) => hasClosedRoad(ways, id, date), [ways])
}
