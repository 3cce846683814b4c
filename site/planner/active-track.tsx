import {
  activeTrackKey,
  activeTrackMachine,
  emptyTrack,
  positionOf,
  type ObjectRef,
  type StoredOperations,
  type Track,
} from '@tropa/machines'
import { useActorRef } from '@xstate/react'
import { createContext, use, useCallback, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { fromPromise, type ActorRefFrom } from 'xstate'
import { useTellConnection } from '../visitor/connectivity.tsx'
import { takeEarlyPresses } from './early-presses.ts'
import { storeOperations } from './track-storage.ts'

/** A guest's track is stored in this browser; where storage is forbidden it lives as long as the page. */
const browserTrack = activeTrackMachine.provide({
  actors: {
    load: fromPromise(async () => localStorage.getItem(activeTrackKey)),
    store: fromPromise<string, StoredOperations>(({ input, signal }) => storeOperations(input, signal)),
  },
})

type TrackActor = ActorRefFrom<typeof browserTrack>
const TrackContext = createContext<TrackActor | null>(null)

export function TrackProvider({ children }: { children: ReactNode }) {
  const actor = useActorRef(browserTrack)
  useEffect(() => {
    const changed = ({ key }: StorageEvent) => {
      if (key === activeTrackKey || key === null) actor.send({ type: 'STORAGE_CHANGED' })
    }
    // A page that comes back from the back-forward cache has received no events meanwhile.
    const woke = ({ persisted }: PageTransitionEvent) => {
      if (persisted) actor.send({ type: 'STORAGE_CHANGED' })
    }
    const leaving = () => actor.send({ type: 'LEAVING' })
    addEventListener('storage', changed)
    addEventListener('pageshow', woke)
    addEventListener('pagehide', leaving)
    return () => {
      removeEventListener('storage', changed)
      removeEventListener('pageshow', woke)
      removeEventListener('pagehide', leaving)
    }
  }, [actor])
  useTellConnection(actor.send)
  useEffect(() => {
    for (const { objects, isAttached } of takeEarlyPresses()) {
      for (const object of objects) actor.send({ type: isAttached ? 'ATTACH' : 'DETACH', object })
    }
  }, [actor])
  return <TrackContext value={actor}>{children}</TrackContext>
}

export function useTrackActor(): TrackActor {
  const actor = use(TrackContext)
  if (!actor) throw new Error('useTrackActor needs a TrackProvider above it')
  return actor
}

export type TrackView = { track: Track; isLoading: boolean }

/**
 * A page is first drawn with nothing on the track. Parts of a page that hydrate late must begin from it too, though
 * the kept track has been read by then.
 */
function useTracked<T>(select: (state: TrackView) => T): T {
  const actor = useTrackActor()
  const listen = useCallback((changed: () => void) => actor.subscribe(changed).unsubscribe, [actor])
  const now = () => {
    const state = actor.getSnapshot()
    return select({ track: state.context.track, isLoading: state.hasTag('loading') })
  }
  return useSyncExternalStore(listen, now, () => select({ track: emptyTrack, isLoading: true }))
}

export function useTrack(): TrackView {
  const track = useTracked((state) => state.track)
  const isLoading = useTracked((state) => state.isLoading)
  return { track, isLoading }
}

/** Its number on the track, from 1; `null`: not on it. A card is drawn anew only when its own number changes. */
export const usePosition = (object: ObjectRef): number | null => useTracked(({ track }) => positionOf(track, object))
