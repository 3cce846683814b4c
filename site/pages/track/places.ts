import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { EventCard, LocationCard } from '@tropa/contract'
import { emptyTrack, type Track } from '@tropa/machines'
import { useMemo } from 'react'
import { eventsByIdQuery, locationsByIdQuery } from '../../portal/queries.ts'
import { objectsOf } from './objects.ts'

export type TrackPlaces = {
  /** In the track's order; those of the track before it, while they are asked for. */
  cards: readonly (LocationCard | EventCard)[]
  isKnown: boolean
  isFailed: boolean
}

/** What the portal knows of the track's objects. @param track `null` while it is being read */
export function useTrackPlaces(track: Track | null): TrackPlaces {
  const { portal } = useRouteContext({ from: '__root__' })
  const asked = track ?? emptyTrack
  const locations = useQuery(locationsByIdQuery(portal, asked.locations))
  const events = useQuery(eventsByIdQuery(portal, asked.events))
  const cards = useMemo(() => {
    const found = { locations: locations.data ?? [], events: events.data ?? [] }
    return objectsOf(asked, found).flatMap(({ card }) => card ?? [])
  }, [asked, locations.data, events.data])
  const isCurrent = (query: typeof locations | typeof events) => query.isSuccess && !query.isPlaceholderData
  return { cards, isKnown: track !== null && isCurrent(locations) && isCurrent(events), isFailed: locations.isError || events.isError }
}
