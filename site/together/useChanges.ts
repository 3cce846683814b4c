import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { SharedChange, SharedTrack } from '@tropa/contract'
import { parseTrack, planOf } from '@tropa/machines'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { TitledChange } from './change-text.ts'
import { isReordered } from '../planner/reordered.ts'
import { useIsOnline } from '../visitor/connectivity.tsx'
import { keepEnd, sharedTrackQuery } from './load-shared-track.ts'
import { type Changes, pauseFor, watchChanges, type WatchState } from './watch-changes.ts'

const mostShown = 10
/** Seconds that an answer waits for a change. */
const wait = 3

type Titles = Map<string, string>
const nameOf = (type: string, id: number) => `${type}${id}`

function remember(titles: Titles, { object_list }: SharedTrack) {
  for (const { object_type, id, the_title } of object_list) titles.set(nameOf(object_type, id), the_title)
}

/**
 * Keeps a shared track as others change it.
 * @param onReordered called with the track as it was before its order was changed elsewhere
 * @returns the latest changes, the newest first, and whether more can come now
 */
export function useChanges(
  token: string,
  track: SharedTrack,
  onReordered: (before: SharedTrack, change: TitledChange) => void,
): { changes: readonly TitledChange[]; state: WatchState } {
  const { portal } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const isOnline = useIsOnline()
  const [state, setState] = useState<WatchState>('live')
  const [changes, setChanges] = useState<readonly TitledChange[]>([])
  const titles = useRef<Titles>(new Map())
  const seen = useRef(Math.max(1, track.version - mostShown))
  const reordered = useEffectEvent(onReordered)

  useEffect(() => {
    remember(titles.current, track)
  }, [track])

  useEffect(() => {
    if (!isOnline) return
    const watching = new AbortController()
    const query = sharedTrackQuery(portal, token)
    const shown = () => queryClient.getQueryData(query.queryKey)?.track
    const titled = (change: SharedChange): TitledChange => {
      const { object_type, object_id } = change
      const title = object_type && object_id ? titles.current.get(nameOf(object_type, object_id)) : undefined
      return { ...change, title: title ?? null }
    }
    const onChanges = async ({ version, change_list }: Changes) => {
      seen.current = version
      const before = shown()
      // The title of what others have added comes with the track.
      if (version > (shown()?.version ?? 0)) await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => {})
      const now = shown()
      if (now) remember(titles.current, now)
      const fresh = change_list.map(titled).toReversed()
      setChanges((older) => [...fresh, ...older].slice(0, mostShown))
      const order = fresh.find(({ kind }) => kind === 'ordered')
      if (
        order &&
        before &&
        now &&
        before.version < order.version &&
        isReordered(planOf(parseTrack(before)), planOf(parseTrack(now)))
      )
        reordered(before, order)
    }
    void watchChanges({
      after: seen.current,
      ask: (after, signal) => portal.sharedChanges({ params: { token }, query: { after, wait } }, { signal }),
      onChanges: (found) => void onChanges(found),
      onState: setState,
      onEnd: (missing) => keepEnd(queryClient, token, missing),
      pause: pauseFor,
      signal: watching.signal,
    })
    return () => watching.abort()
  }, [portal, queryClient, token, isOnline])

  return { changes, state }
}
