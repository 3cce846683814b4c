import { applyFavorite, type FavoriteChange, type Favorites, type FavoritesEvent } from '@tropa/machines'

export type FavoritesView = {
  /** The latest first. */
  favorites: Favorites
  isLoading: boolean
  /** The browser or the account keeps them; otherwise they go with the page. */
  isKept: boolean
  /** Changes that the account's provider has not confirmed yet: signing out would lose them. */
  unsent: number
}
type Send = (event: FavoritesEvent) => void

/**
 * What the hearts of a page show. The machine is loaded after the page: until then events wait here, and changes are
 * shown at once.
 */
export type FavoritesStore = {
  view: () => FavoritesView
  subscribe: (changed: () => void) => () => void
  send: Send
  /** Sends the waiting events to the machine, and every following one. */
  connect: (send: Send) => void
  show: (view: FavoritesView) => void
}

const isChange = (event: FavoritesEvent): event is FavoriteChange & { type: 'CHANGE' } => event.type === 'CHANGE'

/** @param first the favourites that the page was rendered with */
export function createFavoritesStore(first: Favorites): FavoritesStore {
  let view: FavoritesView = { favorites: first, isLoading: true, isKept: true, unsent: 0 }
  let waiting: readonly FavoritesEvent[] = []
  let machine: Send | undefined
  const listeners = new Set<() => void>()
  const show = (next: FavoritesView) => {
    view = next
    for (const changed of listeners) changed()
  }
  return {
    view: () => view,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    send: (event) => {
      if (machine) return machine(event)
      waiting = [...waiting, event]
      if (isChange(event)) show({ ...view, favorites: applyFavorite(view.favorites, event) })
    },
    connect: (send) => {
      machine = send
      for (const event of waiting) send(event)
      waiting = []
    },
    show,
  }
}
