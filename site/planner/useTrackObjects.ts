import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { emptyTrack, planOf, type Track } from '@tropa/machines'
import { useMemo } from 'react'
import { cardQuery, type Card } from '../portal/cards-by-id.ts'
import { objectsOf, type TrackObject } from './track-objects.ts'

const combine = (results: readonly UseQueryResult<Card | null>[]) => ({
  cards: results.map(({ data }) => data),
  isKnown: results.every(({ isSuccess }) => isSuccess),
  isFailed: results.some(({ isError }) => isError),
})

export type TrackObjects = {
  /** In the track's order. The same array while none of them changes. */
  objects: readonly TrackObject[]
  isKnown: boolean
  isFailed: boolean
  retry: () => void
}

/**
 * What the portal knows of the track's objects.
 * @param track `null` while it is being read
 */
export function useTrackObjects(track: Track | null): TrackObjects {
  const { portal } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const shown = track ?? emptyTrack
  const queries = useMemo(() => planOf(shown).map((object) => cardQuery(portal, object)), [portal, shown])
  const { cards, isKnown, isFailed } = useQueries({ queries, combine })
  return {
    objects: useMemo(() => objectsOf(shown, cards), [shown, cards]),
    isKnown: track !== null && isKnown,
    isFailed,
    retry: () =>
      void queryClient.refetchQueries({
        queryKey: ['card'],
        type: 'active',
        predicate: ({ state }) => state.status === 'error',
      }),
  }
}
