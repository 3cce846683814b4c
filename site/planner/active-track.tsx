import {
  activeTrackKey,
  activeTrackMachine,
  emptyTrack,
  hasReceived,
  planOf,
  unsentOf,
  positionOf,
  type ObjectRef,
  type Owner,
  type SentChange,
  type StoredOperations,
  type SyncedTrack,
  type Track,
  type TrackResponse,
} from '@tropa/machines'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { fromCallback, fromPromise, waitFor, type ActorRefFrom, type EventObject, type SnapshotFrom } from 'xstate'
import { loginAddress, returnParameter } from '../addresses/return-address.ts'
import { useConnectivityEvents } from '../visitor/connectivity.tsx'
import { isTrackFull } from './additions.ts'
import { holdTrack } from './hold-track.ts'
import { onDemand } from './on-demand.ts'
import { createTrackNews, useAccountEvents, useTrackEffects, type TrackNews } from './track-account-effects.ts'
import { useSession } from '../visitor/SessionProvider.tsx'
import { guestTrackCookie } from './guest-track-cookie.ts'
import { type RenderedTrack, renderedTrackQuery, shownTrackOf } from './rendered-track.ts'
import { trackChangePath, trackFormId } from './track-form.ts'
import { waitForLead } from './track-lead.ts'
import { storeOperations } from './track-storage.ts'

/**
 * A guest's track is stored in this browser; if storage is forbidden, it lasts as long as the page. The code for the
 * track of an account is loaded with the first call.
 */
const browserTrack = (news: TrackNews, rendered: RenderedTrack | null) => {
  const page: { owner: Owner; opened?: string | null } = { owner: null }
  const loaded = onDemand(async () => {
    const { accountInBrowser } = await import('./track-account-browser.ts')
    const { opened = null } = page
    return accountInBrowser(news, { owner: () => page.owner, rendered: rendered?.version, opened })
  })
  const account = (owner: Owner) => {
    page.owner = owner
    return loaded()
  }
  const stored = () => {
    const text = localStorage.getItem(activeTrackKey)
    if (page.opened === undefined) page.opened = text
    return text
  }
  return activeTrackMachine.provide({
    actors: {
      load: fromPromise(async () => stored()),
      store: fromPromise<string, StoredOperations>(({ input, signal }) => storeOperations(input, signal)),
      lead: fromCallback<EventObject>(({ sendBack }) =>
        waitForLead('locks' in navigator ? navigator.locks : undefined, () => sendBack({ type: 'TOOK_LEAD' })),
      ),
      sync: fromPromise<unknown, SyncedTrack>(async ({ input, signal }) => (await account(input.owner)).sync(signal)),
      send: fromPromise<TrackResponse, SentChange>(async ({ input, signal }) =>
        (await account(input.owner)).send(input.change, signal),
      ),
    },
    actions: {
      refused: (_, { change, reasons }) => news.refused(change, reasons),
      go: () => location.assign(loginAddress(location.href, location.origin)),
    },
  })
}

type TrackActor = ActorRefFrom<ReturnType<typeof browserTrack>>

type TrackStore = {
  actor: TrackActor
  /** The track as the server rendered it; `null`: it did not know one. */
  rendered: Track | null
  shown: ReturnType<typeof shownTrackOf>
}
const TrackContext = createContext<TrackStore | null>(null)

/** What the server knew about the track when it rendered the page. */
function useRendered(): RenderedTrack | null {
  const { queryClient, portal } = useRouteContext({ from: '__root__' })
  const { auth, guestTrack } = useSession()
  const [rendered] = useState(() => {
    if (auth) return queryClient.getQueryData(renderedTrackQuery(portal).queryKey) ?? null
    return guestTrack ? { track: guestTrack } : null
  })
  return rendered
}

/**
 * Stops that were added without scripts are moved into the stored track; a page from the browser's cache no longer
 * has them.
 */
function useGuestTrackTaken(send: TrackActor['send']) {
  const { guestTrack } = useSession()
  useEffect(() => {
    if (!guestTrack || !document.cookie.includes(`${guestTrackCookie}=`)) return
    for (const object of planOf(guestTrack)) send({ type: 'ATTACH', object })
    document.cookie = `${guestTrackCookie}=; Path=/; Max-Age=0`
  }, [send, guestTrack])
}

export function TrackProvider({ children }: { children: ReactNode }) {
  const [news] = useState(createTrackNews)
  const known = useRendered()
  const [machine] = useState(() => browserTrack(news, known))
  const actor = useActorRef(machine)
  const store = useMemo(() => {
    const rendered = known?.track ?? null
    return { actor, rendered, shown: shownTrackOf(rendered) }
  }, [actor, known])
  const shownTrack = useMemo(
    () => ({
      send: actor.send,
      context: () => actor.getSnapshot().context,
      whenSettled: () =>
        waitFor(actor, ({ context }) => unsentOf(context.kept, context.owner).length === 0, { timeout: Infinity }),
    }),
    [actor],
  )
  useTrackEffects(news, shownTrack)
  useAccountEvents(actor.send, known)
  useGuestTrackTaken(actor.send)
  useEffect(() => holdTrack(actor), [actor])
  useEffect(() => {
    const changed = ({ key }: StorageEvent) => {
      if (key === activeTrackKey || key === null) actor.send({ type: 'STORAGE_CHANGED' })
    }
    // A page that returns from the back-forward cache has received no events meanwhile.
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
  return (
    <TrackContext value={store}>
      {children}
      <TrackForm />
    </TrackContext>
  )
}

/** Track controls are buttons of this form: without scripts a press posts it and returns to the page. */
function TrackForm() {
  const { href } = useRouter().latestLocation
  const action = `${trackChangePath}?${new URLSearchParams({ [returnParameter]: href }).toString()}`
  return <form id={trackFormId} method="post" action={action} hidden />
}

function useTrackStore(): TrackStore {
  const store = use(TrackContext)
  if (!store) throw new Error('useTrackActor needs a TrackProvider above it')
  return store
}

export const useTrackActor = (): TrackActor => useTrackStore().actor

/** The track as the server rendered it; `null`: it did not know one. */
export const useRenderedTrack = (): Track | null => useTrackStore().rendered

/** `isUnavailable`: this browser has never received the account's track, and it cannot be loaded now. */
export type TrackView = { track: Track; isLoading: boolean; isUnavailable: boolean }

type TrackState = SnapshotFrom<TrackActor>

/** While calls fail, the track that this browser has is shown, and a retry shows no skeleton. */
function waitingFor(state: TrackState): Omit<TrackView, 'track'> {
  const { kept, owner, failures } = state.context
  if (state.matches({ storage: 'loading' })) return { isLoading: true, isUnavailable: false }
  const isReceived = hasReceived(kept, owner)
  const isFailing = failures > 0 || state.matches({ connection: 'offline' })
  return { isLoading: !isFailing && (state.hasTag('loading') || !isReceived), isUnavailable: isFailing && !isReceived }
}
const unreadView: TrackView = { track: emptyTrack, isLoading: true, isUnavailable: false }

/**
 * A page is first rendered with what the server knows of the track. Parts of a page that hydrate late must start from
 * that too, even if the stored track has been read by then.
 */
function useTracked<T>(select: (state: TrackView) => T): T {
  const { actor, rendered, shown } = useTrackStore()
  const listen = useCallback((changed: () => void) => actor.subscribe(changed).unsubscribe, [actor])
  const now = () => {
    const state = actor.getSnapshot()
    return select({ track: shown(state), ...waitingFor(state) })
  }
  return useSyncExternalStore(listen, now, () => select({ ...unreadView, track: rendered ?? emptyTrack }))
}

export function useTrack(): TrackView {
  const track = useTracked((state) => state.track)
  const isLoading = useTracked((state) => state.isLoading)
  const isUnavailable = useTracked((state) => state.isUnavailable)
  return { track, isLoading, isUnavailable }
}

/** Its number on the track, from 1; `null`: not on it. A card is rendered again only when its own number changes. */
export const usePosition = (object: ObjectRef): number | null => useTracked(({ track }) => positionOf(track, object))

/** Whether there is room for another stop on the track. */
export const useHasRoom = (): boolean => useTracked(({ track }) => !isTrackFull(track))
