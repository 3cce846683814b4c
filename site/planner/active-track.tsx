import {
  activeTrackKey,
  activeTrackMachine,
  emptyTrack,
  positionOf,
  type ObjectRef,
  type SentChange,
  type StoredOperations,
  type Track,
  type TrackResponse,
} from '@tropa/machines'
import { useActorRef } from '@xstate/react'
import { createContext, use, useCallback, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { fromCallback, fromPromise, type ActorRefFrom, type EventObject } from 'xstate'
import { loginAddress } from '../addresses/return-address.ts'
import { useConnectivityEvents } from '../visitor/connectivity.tsx'
import { takeEarlyPresses } from './early-presses.ts'
import { holdTrack } from './hold-track.ts'
import { onDemand } from './on-demand.ts'
import { createTrackNews, useTellAccount, useTrackEffects, type TrackNews } from './track-account-effects.ts'
import { waitForLead } from './track-lead.ts'
import { storeOperations } from './track-storage.ts'

/**
 * A guest's track is stored in this browser; where storage is forbidden it lives as long as the page. The code for the
 * track of an account is loaded with the first call.
 */
const browserTrack = (news: TrackNews) => {
  const account = onDemand(() =>
    import('./track-account-browser.ts').then(({ accountInBrowser }) => accountInBrowser(news)),
  )
  return activeTrackMachine.provide({
    actors: {
      load: fromPromise(async () => localStorage.getItem(activeTrackKey)),
      store: fromPromise<string, StoredOperations>(({ input, signal }) => storeOperations(input, signal)),
      lead: fromCallback<EventObject>(({ sendBack }) =>
        waitForLead('locks' in navigator ? navigator.locks : undefined, () => sendBack({ type: 'TOOK_LEAD' })),
      ),
      sync: fromPromise<unknown>(async ({ signal }) => (await account()).sync(signal)),
      send: fromPromise<TrackResponse, SentChange>(async ({ input, signal }) =>
        (await account()).send(input.change, signal),
      ),
    },
    actions: {
      refused: (_, { change }) => news.refused(change),
      go: () => location.assign(loginAddress(location.href, location.origin)),
    },
  })
}

type TrackActor = ActorRefFrom<ReturnType<typeof browserTrack>>
const TrackContext = createContext<TrackActor | null>(null)

export function TrackProvider({ children }: { children: ReactNode }) {
  const [news] = useState(createTrackNews)
  const [machine] = useState(() => browserTrack(news))
  const actor = useActorRef(machine)
  useTrackEffects(news, actor.send)
  useTellAccount(actor.send)
  useEffect(() => holdTrack(actor), [actor])
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
  useConnectivityEvents(actor.send)
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
