import { applyFavorite, type FavoriteChange, type Favorites, type FavoritesEvent } from '@tropa/machines'

export type FavoritesView = {
  /** The latest first. */
  favorites: Favorites
  isLoading: boolean
  /** This browser has never received the account's list, and it cannot be loaded now. */
  isUnavailable: boolean
  /** Whether the browser or the account stores them; otherwise they last as long as the page. */
  isKept: boolean
  /** Changes that the account's provider has not confirmed yet; `undefined`: storage has not been read yet. */
  unsent: number | undefined
}
type Send = (event: FavoritesEvent) => void

/**
 * What the hearts of a page show. The machine is loaded after the page: until then events wait here, and changes are
 * shown at once.
 */
export type FavoritesStore = {
  /** The account's favourites with which the page was rendered; `null`: a guest's page, or they could not be loaded. */
  rendered: Favorites | null
  /** What the first HTML shows. */
  firstView: FavoritesView
  view: () => FavoritesView
  subscribe: (changed: () => void) => () => void
  send: Send
  /** Sends the waiting events to the machine, and every following one. */
  connect: (send: Send) => void
  show: (view: FavoritesView) => void
}

const isChange = (event: FavoritesEvent): event is FavoriteChange & { type: 'CHANGE' } => event.type === 'CHANGE'

export function createFavoritesStore(rendered: Favorites | null): FavoritesStore {
  const firstView: FavoritesView = {
    favorites: rendered ?? [],
    isLoading: rendered === null,
    isUnavailable: false,
    isKept: true,
    unsent: undefined,
  }
  let view = firstView
  let waiting: readonly FavoritesEvent[] = []
  let machine: Send | undefined
  const listeners = new Set<() => void>()
  const show = (next: FavoritesView) => {
    view = next
    for (const changed of listeners) changed()
  }
  return {
    rendered,
    firstView,
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
