import { useQueries, useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { keyOf, type Track } from '@tropa/machines'
import { useMemo } from 'react'
import { type Point, pointOf } from '../geography/distance.ts'
import type { Portal } from '../portal/portal.ts'
import { territoriesQuery } from '../portal/region-queries.ts'
import { type PlannedVisit, plannedVisit } from './schedule/planned-visit.ts'
import { type Schedule, visitSchedule } from './schedule/schedule.ts'
import { travelBy } from './schedule/travel.ts'
import type { Roads } from './useRoads.ts'
import type { TrackObject } from './track-objects.ts'
import { useDatedDays } from './useDayTitle.ts'
import { useToday } from './useToday.ts'
import { useIsRoadClosed } from './useTransportWays.ts'

/** All sessions of an event, and its offers. */
const eventDetails = (portal: Portal, id: number) => ({
  queryKey: ['event', id],
  queryFn: ({ signal }: { signal: AbortSignal }) => portal.event({ params: { id } }, { signal }),
})

/** The centre of each territory; none until they have loaded. */
function useCenters(): ReadonlyMap<number, Point> {
  const { portal } = useRouteContext({ from: '__root__' })
  const { data: territories } = useQuery(territoriesQuery(portal))
  return useMemo(
    () =>
      new Map(
        territories?.flatMap(({ id, geolocation }) => (geolocation ? [[id, pointOf(geolocation)] as const] : [])),
      ),
    [territories],
  )
}

/**
 * Until an event's details have loaded, or if they cannot be loaded, only the session on its card is known, and nothing
 * is said of other days.
 */
function useVisits(objects: readonly TrackObject[]): ReadonlyMap<string, PlannedVisit> {
  const { portal } = useRouteContext({ from: '__root__' })
  const centers = useCenters()
  const events = objects.flatMap(({ card }) => (card?.object_type === 'event' ? [card.id] : []))
  const details = useQueries({
    queries: events.map((id) => eventDetails(portal, id)),
    combine: (results) => results.map(({ data }) => data),
  })
  return useMemo(() => {
    const known = new Map(
      details.flatMap((response) => (response ? [[response.event.id, response.event] as const] : [])),
    )
    return new Map(
      objects.flatMap(({ object, card }) => {
        if (!card) return []
        const ofEvent = card.object_type === 'event' ? known.get(card.id) : undefined
        const center = card.territory_id === null ? null : centers.get(card.territory_id)
        return [[keyOf(object), plannedVisit(object, card, ofEvent, center)]]
      }),
    )
  }, [objects, details, centers])
}

/** The times of a track's stops on its days, starting with the travel date. */
export function useSchedule(track: Track, objects: readonly TrackObject[], { legs }: Roads): Schedule {
  const visits = useVisits(objects)
  const dated = useDatedDays(track)
  const today = useToday()
  const isRoadClosed = useIsRoadClosed()
  return useMemo(
    () => visitSchedule(dated, visits, { travel: travelBy(legs), isRoadClosed, today }),
    [dated, visits, legs, isRoadClosed, today],
  )
}
