import { useRouteContext, useRouter } from '@tanstack/react-router'
import { type Favorite, isAmong } from '@tropa/machines'
import { createContext, use, useEffect, useEffectEvent, useState, useSyncExternalStore, type ReactNode } from 'react'
import { pageAddress } from '../addresses/page-address.ts'
import { returnParameter } from '../addresses/return-address.ts'
import { useWords } from '../messages/intl.tsx'
import { useNotify } from '../visitor/Notices.tsx'
import { useAccountOwner } from '../visitor/useAccountOwner.ts'
import { useConnectivityEvents } from '../visitor/connectivity.tsx'
import { takeEarlyFavorites } from './early-favorites.ts'
import { favoriteFormId } from './favorite-form.ts'
import { createFavoritesStore, type FavoritesStore, type FavoritesView } from './favorites-store.ts'
import { holdFavorites } from './hold-favorites.ts'
import { renderedFavoritesQuery } from './rendered-favorites.ts'

export const FavoritesContext = createContext<FavoritesStore | null>(null)

/** Hearts need the machine only once they are pressed or stored favourites are read, so it is loaded after the page. */
async function loadMachine(store: FavoritesStore, onRefused: () => void, signal: AbortSignal): Promise<void> {
  try {
    const { startInBrowser } = await import('./favorites-actor.ts')
    if (!signal.aborted) startInBrowser(store, onRefused, signal)
  } catch {
    addEventListener('online', () => void loadMachine(store, onRefused, signal), { once: true, signal })
  }
}

function useAccountEvents({ send }: FavoritesStore) {
  const owner = useAccountOwner()
  useEffect(() => {
    if (owner === null) return
    send({ type: 'SIGNED_IN', owner, list: null })
    return () => send({ type: 'SIGNED_OUT' })
  }, [send, owner])
}

export function FavoritesProvider({ children }: { children: ReactNode }) {
  const { queryClient, portal } = useRouteContext({ from: '__root__' })
  const [store] = useState(() => {
    const rendered = queryClient.getQueryData(renderedFavoritesQuery(portal).queryKey)
    return createFavoritesStore(rendered ?? null)
  })
  const notify = useNotify()
  const say = useWords()
  const onRefused = useEffectEvent(() => notify({ text: say('favorite.refused'), tone: 'failed' }))
  useConnectivityEvents(store.send)
  useAccountEvents(store)
  useEffect(() => holdFavorites(store), [store])
  useEffect(() => {
    for (const change of takeEarlyFavorites()) store.send({ type: 'CHANGE', ...change })
    const stopped = new AbortController()
    void loadMachine(store, () => onRefused(), stopped.signal)
    return () => stopped.abort()
  }, [store])
  return (
    <FavoritesContext value={store}>
      {children}
      {store.rendered && <FavoriteForm />}
    </FavoritesContext>
  )
}

/** The form whose buttons are the hearts: without scripts a press posts it and returns to the page. */
function FavoriteForm() {
  const { href } = useRouter().latestLocation
  const action = `${pageAddress('/favorites')}?${new URLSearchParams({ [returnParameter]: href }).toString()}`
  return <form id={favoriteFormId} method="post" action={action} hidden />
}

export function useFavoritesStore(): FavoritesStore {
  const store = use(FavoritesContext)
  if (!store) throw new Error('useFavoritesStore needs a FavoritesProvider above it')
  return store
}

/** Parts of a page that hydrate late must also start from what the server rendered. */
export function useFavorites(): FavoritesView {
  const store = useFavoritesStore()
  return useSyncExternalStore(store.subscribe, store.view, () => store.firstView)
}

/** A card is rendered again only when its own object changes. */
export function useIsFavorite(object: Favorite): boolean {
  const store = useFavoritesStore()
  const now = () => isAmong(store.view().favorites, object)
  return useSyncExternalStore(store.subscribe, now, () => isAmong(store.firstView.favorites, object))
}
