import {
  favoritesKey,
  favoritesMachine,
  favoritesTextAfter,
  type FavoritesEvent,
  type StoredFavorites,
} from '@tropa/machines'
import { createActor, fromPromise } from 'xstate'
import { changeStored } from '../visitor/locked-storage.ts'
import type { FavoritesStore } from './favorites-store.ts'

const browserFavorites = favoritesMachine.provide({
  actors: {
    load: fromPromise(async () => localStorage.getItem(favoritesKey)),
    store: fromPromise<string, StoredFavorites>(({ input: { operations, isLeaving }, signal }) =>
      changeStored({ key: favoritesKey, textAfter: (text) => favoritesTextAfter(text, operations), isLeaving }, signal),
    ),
  },
})

/** Events of the browser that the machine must know. */
function followBrowser(send: (event: FavoritesEvent) => void, signal: AbortSignal): void {
  const changed = ({ key }: StorageEvent) => {
    if (key === favoritesKey || key === null) send({ type: 'STORAGE_CHANGED' })
  }
  // A page that comes back from the back-forward cache has received no events meanwhile.
  const woke = ({ persisted }: PageTransitionEvent) => {
    if (persisted) send({ type: 'STORAGE_CHANGED' })
  }
  addEventListener('storage', changed, { signal })
  addEventListener('pageshow', woke, { signal })
  addEventListener('pagehide', () => send({ type: 'LEAVING' }), { signal })
}

/** Runs the machine of favourites behind the store, until the signal. */
export function startFavorites(store: FavoritesStore, signal: AbortSignal): void {
  const actor = createActor(browserFavorites)
  actor.subscribe((state) =>
    store.show({
      favorites: state.context.favorites,
      isLoading: state.hasTag('loading'),
      isKept: !state.matches({ storage: 'refused' }) || state.matches({ session: 'signedIn' }),
    }),
  )
  store.connect((event) => actor.send(event))
  actor.start()
  followBrowser((event) => actor.send(event), signal)
  signal.addEventListener('abort', () => actor.stop())
}
