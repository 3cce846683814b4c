import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { mostRoutingPoints } from '@tropa/contract/routing'
import { throughAllPairs } from './schedule/all-pairs.ts'
import type { PlannedVisit } from './schedule/planned-visit.ts'
import { roadLegsQuery, type Roads, roadsOf } from './useRoads.ts'

const geolocations = (visits: readonly PlannedVisit[]): string[] =>
  visits.flatMap(({ point }) => (point ? `${point.latitude},${point.longitude}` : []))

/**
 * The kilometres by road from each stop of a day to the next one that has a point; `null`: not every way is known.
 * @param roads between all stops of the day
 */
export function roadKm(visits: readonly PlannedVisit[], { isByRoad, between }: Roads): number | null {
  if (!isByRoad) return null
  const points = geolocations(visits)
  const legs = points.slice(1).map((to, index) => between(points[index] ?? to, to)?.km ?? 0)
  return legs.reduce((sum, km) => sum + km, 0)
}

/**
 * Requests the roads between all stops of a day. None is known if no router is configured, it does not respond, or
 * the day has too many points for one request.
 */
export function useDayRoads(): (visits: readonly PlannedVisit[]) => Promise<Roads> {
  const queryClient = useQueryClient()
  const { portal, facts } = useRouteContext({ from: '__root__' })
  return async (visits) => {
    const points = throughAllPairs([...new Set(geolocations(visits))])
    if (!facts.hasRoads || points.length === 0 || points.length > mostRoutingPoints) return roadsOf([], [])
    try {
      const { leg_list } = await queryClient.fetchQuery(roadLegsQuery(portal, points.join(';')))
      return roadsOf(points, leg_list)
    } catch {
      return roadsOf([], []) // The order is then suggested by estimates, labelled as such.
    }
  }
}
