import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { SharedChange, SharedTrack } from '@tropa/contract'
import { has, parseTrack, planOf } from '@tropa/machines'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { TitledChange } from './change-text.ts'
import { isReordered } from '../planner/reordered.ts'
import { useIsOnline } from '../visitor/connectivity.tsx'
import { keepEnd, sharedTrackQuery } from './load-shared-track.ts'
import { madeHere, whenRemembered } from './made-changes.ts'
import { type Removal, removalFrom } from './put-back.ts'
import { type Changes, pauseFor, watchChanges, type WatchState } from './watch-changes.ts'

const mostShown = 10
/** How long a response waits for a change, in seconds. */
const wait = 3

/** For each stop its title, and the last track that contained it. */
type Stops = Map<string, { title: string; shown: SharedTrack }>
const nameOf = (type: string, id: number) => `${type}${id}`

function remember(stops: Stops, shown: SharedTrack) {
  for (const { object_type, id, the_title } of shown.object_list)
    stops.set(nameOf(object_type, id), { title: the_title, shown })
}

/** Changes made elsewhere, not in this browser. */
export type OthersChanges = {
  /** @param before the track with its earlier order */
  onReordered: (before: SharedTrack, change: TitledChange) => void
  onRemoved: (removal: Removal, change: TitledChange) => void
}

/**
 * Keeps a shared track up to date with the changes of others.
 * @returns the latest changes, the newest first, and whether more may come
 */
export function useChanges(
  token: string,
  track: SharedTrack,
  { onReordered, onRemoved }: OthersChanges,
): { changes: readonly TitledChange[]; state: WatchState } {
  const { portal } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const isOnline = useIsOnline()
  const [state, setState] = useState<WatchState>('live')
  const [changes, setChanges] = useState<readonly TitledChange[]>([])
  const stops = useRef<Stops>(new Map())
  const seen = useRef(Math.max(1, track.version - mostShown))
  const reordered = useEffectEvent(onReordered)
  const removed = useEffectEvent(onRemoved)

  useEffect(() => {
    remember(stops.current, track)
  }, [track])

  useEffect(() => {
    if (!isOnline) return
    const watching = new AbortController()
    const query = sharedTrackQuery(portal, token)
    const shown = () => queryClient.getQueryData(query.queryKey)?.track
    const stopOf = ({ object_type, object_id }: Partial<Pick<SharedChange, 'object_type' | 'object_id'>>) =>
      object_type && object_id ? stops.current.get(nameOf(object_type, object_id)) : undefined
    const titled = (change: SharedChange): TitledChange => ({
      ...change,
      title: stopOf(change)?.title ?? change.title ?? null,
    })
    /** `null` if the page had not seen the stop before the change, or it is there again. */
    const removalBy = (change: TitledChange): Removal | null => {
      const { kind, version, object_type, object_id } = change
      const before = stopOf(change)?.shown
      const now = shown()
      if (kind !== 'detached' || !object_type || !object_id || !before || !now) return null
      const object = { object_type, object_id }
      return before.version < version && !has(parseTrack(now), object) ? removalFrom(before, object) : null
    }
    const onChanges = async ({ version, change_list }: Changes) => {
      seen.current = version
      const before = shown()
      // The title of what others have added comes with the track.
      if (version > (shown()?.version ?? 0)) await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => {})
      const now = shown()
      if (now) remember(stops.current, now)
      const fresh = change_list.map(titled).toReversed()
      setChanges((older) => [...fresh, ...older].slice(0, mostShown))
      await whenRemembered()
      const isMade = madeHere(token)
      const others = fresh.filter((change) => !isMade(change))
      for (const change of others.toReversed()) {
        const removal = removalBy(change)
        if (removal) removed(removal, change)
      }
      const orders = others.filter(({ kind }) => kind === 'ordered')
      // Of several at once an undo takes back all, so none of their stops is named.
      const order = orders[0] && (orders.length > 1 ? { ...orders[0], title: null } : orders[0])
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
