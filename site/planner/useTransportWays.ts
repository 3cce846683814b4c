import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { TransportWay } from '@tropa/contract'
import { transportWaysQuery } from '../portal/region-queries.ts'

const noWays: readonly TransportWay[] = []

/** The ways to all territories; none until they have come, and where they cannot be had. */
export function useTransportWays(): readonly TransportWay[] {
  const { portal } = useRouteContext({ from: '__root__' })
  const { data: ways = noWays } = useQuery(transportWaysQuery(portal))
  return ways
}
