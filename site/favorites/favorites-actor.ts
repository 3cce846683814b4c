import {
  applyFavorite,
  type FavoriteResponse,
  favoritesKey,
  favoritesMachine,
  favoritesTextAfter,
  type FavoritesEvent,
  type SentFavorite,
  type FavoritesToStore,
  unsentFavorites,
} from '@tropa/machines'
import { createActor, fromPromise } from 'xstate'
import { changeStored } from '../visitor/locked-storage.ts'
import { keepingChanges } from '../portal/ended-session.ts'
import { browserSend } from '../portal/portal.ts'
import { contentLanguage, defaultLanguage, knownLanguage } from '../region/languages.ts'
import { type FavoritesAccess, favoritesAccess } from './favorites-calls.ts'
import { sendInTurn } from './send-in-turn.ts'
import type { FavoritesStore } from './favorites-store.ts'

export type FavoritesEffects = {
  access: FavoritesAccess
  /** The provider has refused a change, which is rolled back. */
  onRefused: () => void
}

const browserFavorites = ({ access, onRefused }: FavoritesEffects) =>
  favoritesMachine.provide({
    actors: {
      sync: fromPromise<unknown>(({ signal }) => access.list(signal)),
      send: fromPromise<FavoriteResponse, SentFavorite>(({ input, signal }) => sendInTurn(input, access, signal)),
      load: fromPromise(async () => localStorage.getItem(favoritesKey)),
      store: fromPromise<string, FavoritesToStore>(({ input: { operations, isLeaving }, signal }) =>
        changeStored(
          { key: favoritesKey, textAfter: (text) => favoritesTextAfter(text, operations), isLeaving },
          signal,
        ),
      ),
    },
    actions: { refused: onRefused },
  })

/** Events of the browser that the machine must know. */
function followBrowser(send: (event: FavoritesEvent) => void, signal: AbortSignal): void {
  const changed = ({ key }: StorageEvent) => {
    if (key === favoritesKey || key === null) send({ type: 'STORAGE_CHANGED' })
  }
  // A page that returns from the back-forward cache has received no events meanwhile.
  const woke = ({ persisted }: PageTransitionEvent) => {
    if (persisted) send({ type: 'STORAGE_CHANGED' })
  }
  addEventListener('storage', changed, { signal })
  addEventListener('pageshow', woke, { signal })
  addEventListener('pagehide', () => send({ type: 'LEAVING' }), { signal })
}

/** Runs the machine of favourites behind the store, until the signal is aborted. */
export function startFavorites(store: FavoritesStore, effects: FavoritesEffects, signal: AbortSignal): void {
  const actor = createActor(browserFavorites(effects))
  actor.subscribe((state) => {
    const { favorites, kept, owner, isSynced, failures } = state.context
    const isReading = state.hasTag('loading')
    // A repeated call after a failure shows no skeleton.
    const isLoading = isReading && (failures === 0 || state.matches({ storage: 'loading' }))
    const unsent = unsentFavorites(kept, owner)
    const isKnown = owner === null || isSynced || store.rendered !== null || favorites.length > 0
    store.show({
      // Until the account's list has loaded, hearts stay as they were rendered.
      favorites: store.rendered && !isSynced ? unsent.reduce(applyFavorite, store.rendered) : favorites,
      isLoading: isLoading && store.rendered === null,
      isUnavailable: !isLoading && !isKnown,
      unsent: isReading ? undefined : unsent.length,
      isKept: !state.matches({ storage: 'refused' }) || state.matches({ session: 'signedIn' }),
    })
  })
  store.connect((event) => actor.send(event))
  actor.start()
  followBrowser((event) => actor.send(event), signal)
  signal.addEventListener('abort', () => actor.stop())
}

/** The same, with the calls of this portal. */
export function startInBrowser(store: FavoritesStore, onRefused: () => void, signal: AbortSignal): void {
  const language = contentLanguage(knownLanguage(document.documentElement.lang) ?? defaultLanguage)
  const access = favoritesAccess(keepingChanges(browserSend({ address: `${location.origin}/api`, language })))
  startFavorites(store, { access, onRefused }, signal)
}
