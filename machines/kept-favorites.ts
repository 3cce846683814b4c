import {
  applyFavorite,
  type FavoriteChange,
  favoriteKey,
  type Favorites,
  parseFavoriteChanges,
  parseFavorites,
  withChange,
} from './favorite-list.ts'
import type { Owner } from './kept-track.ts'
import { fieldsOf } from './track.ts'

/** An account's favourites: as the server has them, and the changes that it has not confirmed yet, in order. */
export type FavoritesAccount = { owner: string; list: Favorites; unsent: readonly FavoriteChange[] }
/** What one browser keeps. For a guest its text is the guest's list and nothing else. */
export type KeptFavorites = { guest: Favorites; account: FavoritesAccount | null }

/**
 * What a tab does to the stored favourites. Operations, not their result, are what a tab stores, so that a tab that has
 * not seen a change of another one does not undo it. An operation may be applied twice.
 */
export type FavoritesOperation =
  | { type: 'CHANGE'; owner: Owner; change: FavoriteChange }
  /** Somebody signed in or out (`null`): the account gets the guest's favourites, another account is forgotten. */
  | { type: 'SESSION'; owner: Owner }
  /** The server's list. */
  | { type: 'RECEIVED'; owner: string; list: Favorites }
  | { type: 'ACCEPTED'; owner: string; change: FavoriteChange }
  | { type: 'REFUSED'; owner: string; change: FavoriteChange }

/** Nothing is kept. */
export const noFavorites: KeptFavorites = { guest: [], account: null }

const accountOf = ({ account }: KeptFavorites, owner: string): FavoritesAccount =>
  account?.owner === owner ? account : { owner, list: [], unsent: [] }

/** The changes that the server has not confirmed, in order; a guest has none. */
export const unsentFavorites = (kept: KeptFavorites, owner: Owner): readonly FavoriteChange[] =>
  owner === null ? [] : accountOf(kept, owner).unsent

/** The favourites to show: of an account, the server's with every change that it has not confirmed yet. */
export function favoritesShown(kept: KeptFavorites, owner: Owner): Favorites {
  if (owner === null) return kept.guest
  const { list, unsent } = accountOf(kept, owner)
  return unsent.reduce(applyFavorite, list)
}

const isSameChange = (one: FavoriteChange, other: FavoriteChange) =>
  one.isFavorite === other.isFavorite && favoriteKey(one.object) === favoriteKey(other.object)

/** The visitor may have changed the object again while the change was on its way: that is still unsent. */
const confirmed = (account: FavoritesAccount, change: FavoriteChange): FavoritesAccount => ({
  ...account,
  unsent: account.unsent.filter((one) => !isSameChange(one, change)),
})

/** Moves the guest's favourites in one step, so they move once. The latest is added last, to be the first. */
function withSession({ guest, account }: KeptFavorites, owner: Owner): KeptFavorites {
  if (owner === null) return { guest, account: null }
  const adopting = accountOf({ guest, account }, owner)
  const additions = guest.toReversed().map((object) => ({ object, isFavorite: true }))
  return { guest: [], account: { ...adopting, unsent: additions.reduce(withChange, adopting.unsent) } }
}

/** What is kept after one operation. */
export function keptAfter(kept: KeptFavorites, operation: FavoritesOperation): KeptFavorites {
  const { type, owner } = operation
  switch (type) {
    case 'SESSION':
      return withSession(kept, owner)
    case 'CHANGE': {
      const { change } = operation
      if (owner === null) return { ...kept, guest: applyFavorite(kept.guest, change) }
      const account = accountOf(kept, owner)
      return { ...kept, account: { ...account, unsent: withChange(account.unsent, change) } }
    }
    case 'RECEIVED':
      return { ...kept, account: { ...accountOf(kept, owner), list: operation.list } }
    case 'ACCEPTED': {
      const account = confirmed(accountOf(kept, owner), operation.change)
      return { ...kept, account: { ...account, list: applyFavorite(account.list, operation.change) } }
    }
    case 'REFUSED':
      return { ...kept, account: confirmed(accountOf(kept, owner), operation.change) }
    default:
      return type satisfies never
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null // only the parser can tell whether text is JSON
  }
}

/** Reads any stored text and drops what is invalid. `null`: nothing is stored. */
export function readKeptFavorites(text: string | null): KeptFavorites {
  const found = parse(text)
  if (Array.isArray(found)) return { guest: parseFavorites(found), account: null }
  const { guest, account } = fieldsOf(found)
  const { owner, list, unsent } = fieldsOf(account)
  const read =
    typeof owner === 'string' ? { owner, list: parseFavorites(list), unsent: parseFavoriteChanges(unsent) } : null
  return { guest: parseFavorites(guest), account: read }
}

/** The text to store, which `readKeptFavorites` reads. */
export const writeKeptFavorites = ({ guest, account }: KeptFavorites): string =>
  JSON.stringify(account === null ? guest : { guest, account })

/**
 * The text to store in place of `text`. The caller reads, applies and writes while no other tab does.
 * @param text as it is stored now; `null`: nothing is
 */
export const favoritesTextAfter = (text: string | null, operations: readonly FavoritesOperation[]): string =>
  writeKeptFavorites(operations.reduce(keptAfter, readKeptFavorites(text)))
