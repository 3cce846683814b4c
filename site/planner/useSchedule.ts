import { useQueries } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { keyOf, type Track } from '@tropa/machines'
import { useMemo } from 'react'
import type { Portal } from '../portal/portal.ts'
import { type PlannedVisit, plannedVisit } from './schedule/planned-visit.ts'
import { type Schedule, visitSchedule } from './schedule/schedule.ts'
import { travelBy } from './schedule/travel.ts'
import type { Roads } from './useRoads.ts'
import type { TrackObject } from './track-objects.ts'
import { useDatedDays } from './useDayTitle.ts'
import { useToday } from './useToday.ts'
import { useIsRoadClosed } from './useTransportWays.ts'

/** All sessions of an event, and what is sold for them. */
const eventDetails = (portal: Portal, id: number) => ({
  queryKey: ['event', id],
  queryFn: ({ signal }: { signal: AbortSignal }) => portal.event({ params: { id } }, { signal }),
})

/** Until an event's details are here, or where they cannot be had, its card says when it is. */
function useVisits(objects: readonly TrackObject[]): ReadonlyMap<string, PlannedVisit> {
  const { portal } = useRouteContext({ from: '__root__' })
  const events = objects.flatMap(({ card }) => (card?.object_type === 'event' ? [card.id] : []))
  const details = useQueries({
    queries: events.map((id) => eventDetails(portal, id)),
    combine: (results) => results.map(({ data }) => data),
  })
  return useMemo(() => {
    const known = new Map(details.flatMap((answer) => (answer ? [[answer.event.id, answer.event] as const] : [])))
    return new Map(
      objects.flatMap(({ object, card }) =>
        card
          ? [[keyOf(object), plannedVisit(object, card, card.object_type === 'event' ? known.get(card.id) : undefined)]]
          : [],
      ),
    )
  }, [objects, details])
}

/** The times of a track on its days, from the travel date on. */
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
