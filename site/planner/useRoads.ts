import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { RoadLeg } from '@tropa/contract'
import { mostRoutingPoints } from '@tropa/contract/routing'
import { useMemo } from 'react'
import type { Portal } from '../portal/portal.ts'
import { pointsOf, type RoadBetween, type TrackObject } from './track-objects.ts'

const hour = 60 * 60_000

/** Legs by road; `isByRoad`: whether every leg of the track is known, so that all distances are by road. */
export type Roads = { isByRoad: boolean; between: RoadBetween; legs: readonly KnownRoad[] }
/** A leg by road, between geolocations. */
export type KnownRoad = { from: string; to: string; km: number; minutes: number }

/** Road and straight distances cannot be added up, so road distances are used only if every leg is known. */
export function roadsOf(points: readonly string[], legs: readonly RoadLeg[] | undefined): Roads {
  const isByRoad = points.length > 1 && legs?.length === points.length - 1 && legs.every((leg) => leg !== null)
  const known = (isByRoad ? legs : []).flatMap((leg, index): KnownRoad[] =>
    leg ? [{ from: points[index] ?? '', to: points[index + 1] ?? '', ...leg }] : [],
  )
  const byEnds = new Map(known.map(({ from, to, km, minutes }) => [`${from};${to}`, { km, minutes }]))
  return { isByRoad, between: (from, to) => byEnds.get(`${from};${to}`) ?? null, legs: known }
}

/** The legs through some geolocations joined by `;`. */
export const roadLegsQuery = (portal: Portal, points: string) =>
  queryOptions({
    queryKey: ['road-legs', points],
    queryFn: ({ signal }) => portal.roadLegs({ query: { points } }, { signal }),
    staleTime: hour,
  })

/**
 * The legs of a track by road, if a router is configured and responds.
 * @param objects in the order of their days
 */
export function useRoads(objects: readonly TrackObject[]): Roads {
  const { portal, facts } = useRouteContext({ from: '__root__' })
  const points = pointsOf(objects)
  const query = points.join(';')
  const { data } = useQuery({
    ...roadLegsQuery(portal, query),
    enabled: facts.hasRoads && points.length > 1 && points.length <= mostRoutingPoints,
  })
  return useMemo(() => roadsOf(query.split(';'), data?.leg_list), [query, data])
}
