import type { ConnectivityEvent } from './connectivity.ts'
import type { Favorite, FavoriteChange, Favorites } from './favorite-list.ts'
import type { FavoritesOperation, StoredFavorites } from './stored-favorites.ts'
import type { Owner } from './stored-track.ts'

/** The key under which a browser stores a guest's favourites, and what the server has not confirmed of an account's. */
export const favoritesKey = 'favorites'

/** What the visitor, the session, the network and other tabs do to the favourites. */
export type FavoritesEvent =
  /** By the visitor. */
  | { type: 'CHANGE'; object: Favorite; isFavorite: boolean }
  /** Also at the start of a page rendered for an account. `list`: as the page was rendered with; `null`: not known. */
  | { type: 'SIGNED_IN'; owner: string; list: Favorites | null }
  | { type: 'SIGNED_OUT' }
  | ConnectivityEvent
  /** Another tab may have changed what is stored. */
  | { type: 'STORAGE_CHANGED' }
  /** The visitor is leaving the page. */
  | { type: 'LEAVING' }

/** The favourites of this tab, and what of them is neither stored nor sent yet. */
export type FavoritesContext = {
  /** As they are shown, the latest first. */
  favorites: Favorites
  owner: Owner
  /** What this tab has done and not stored yet, in order. */
  pending: readonly FavoritesOperation[]
  /** What of `pending` was passed to `store` last. */
  tried: readonly FavoritesOperation[]
  /** What storage held when it was read or written last, with `pending` applied. */
  kept: StoredFavorites
  /** Whether the account's list has loaded since the visitor signed in. */
  isSynced: boolean
  /** The change that the server is being sent. */
  sent: FavoriteChange | null
  /** Failed calls in a row. */
  failures: number
}
/**
 * The server's response to a change. A call that fails, or has status 401 or 429, rejects instead and is repeated.
 * `superseded`: it was not sent, because another tab had sent it or the visitor had changed the object again.
 */
export type FavoriteResponse = { kind: 'accepted' | 'refused' | 'superseded' }
/** The input of `send`. `isStored`: other tabs see the change too, so only one of them may send at a time. */
export type SentFavorite = { change: FavoriteChange; owner: Owner; isStored: boolean }
/**
 * The input of `store`, which writes `favoritesTextAfter(what is stored, operations)` and resolves with that text. No
 * other tab may write between its reading and writing. It resolves as soon as it has written.
 */
export type FavoritesToStore = {
  operations: readonly FavoritesOperation[]
  /** The page is closing, so there is no time to wait for a lock. */
  isLeaving: boolean
}
