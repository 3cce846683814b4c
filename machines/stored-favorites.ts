import {
  applyFavorite,
  type FavoriteChange,
  favoriteKey,
  type Favorites,
  parseFavoriteChanges,
  parseFavorites,
  withChange,
} from './favorite-list.ts'
import type { Owner } from './stored-track.ts'
import { arrayOf, fieldsOf } from './track-fields.ts'

/** An account's favourites: as the server has them, and the changes that it has not confirmed yet, in order. */
export type FavoritesAccount = { owner: string; list: Favorites; unsent: readonly FavoriteChange[] }
/** What one browser keeps. For a guest its text is the guest's list and nothing else. */
export type StoredFavorites = { guest: Favorites; accounts: readonly FavoritesAccount[] }

/**
 * What a tab does to the stored favourites. Operations, not their result, are what a tab stores, so that a tab that has
 * not seen a change of another one does not undo it. An operation may be applied twice.
 */
export type FavoritesOperation =
  | { type: 'CHANGE'; owner: Owner; change: FavoriteChange }
  /**
   * Somebody signed in or out (`null`): the account gets the guest's favourites. Of other accounts only changes that
   * were not sent stay, until they sign in again.
   */
  | { type: 'SESSION'; owner: Owner }
  /** The server's list. */
  | { type: 'RECEIVED'; owner: string; list: Favorites }
  | { type: 'ACCEPTED'; owner: string; change: FavoriteChange }
  | { type: 'REFUSED'; owner: string; change: FavoriteChange }

/** Nothing is kept. */
export const noFavorites: StoredFavorites = { guest: [], accounts: [] }

const accountOf = ({ accounts }: StoredFavorites, owner: string): FavoritesAccount =>
  accounts.find((account) => account.owner === owner) ?? { owner, list: [], unsent: [] }

/** The same with this account, which replaces what was kept of its owner. */
const withAccount = ({ guest, accounts }: StoredFavorites, changed: FavoritesAccount): StoredFavorites => ({
  guest,
  accounts: [...accounts.filter(({ owner }) => owner !== changed.owner), changed],
})

/** The changes that the server has not confirmed, in order; a guest has none. */
export const unsentFavorites = (kept: StoredFavorites, owner: Owner): readonly FavoriteChange[] =>
  owner === null ? [] : accountOf(kept, owner).unsent

/** The favourites to show: of an account, the server's with every change that it has not confirmed yet. */
export function favoritesShown(kept: StoredFavorites, owner: Owner): Favorites {
  if (owner === null) return kept.guest
  const { list, unsent } = accountOf(kept, owner)
  return unsent.reduce(applyFavorite, list)
}

const isSameChange = (one: FavoriteChange, other: FavoriteChange) =>
  one.isFavorite === other.isFavorite && favoriteKey(one.object) === favoriteKey(other.object)

/** The visitor may have changed the object again while the change was being sent; the newer change is still unsent. */
const confirmed = (account: FavoritesAccount, change: FavoriteChange): FavoritesAccount => ({
  ...account,
  unsent: account.unsent.filter((one) => !isSameChange(one, change)),
})

/**
 * Moves the guest's favourites in one step, so that they are moved only once. The latest is added last, so that it
 * comes first.
 */
function withSession({ guest, accounts }: StoredFavorites, owner: Owner): StoredFavorites {
  const isLeft = (account: FavoritesAccount) => account.owner === owner || account.unsent.length > 0
  const left = accounts.filter(isLeft).map((account) => (account.owner === owner ? account : { ...account, list: [] }))
  if (owner === null) return { guest, accounts: left }
  const kept = { guest: [], accounts: left }
  const adopting = accountOf(kept, owner)
  const additions = guest.toReversed().map((object) => ({ object, isFavorite: true }))
  return withAccount(kept, { ...adopting, unsent: additions.reduce(withChange, adopting.unsent) })
}

/** What is kept after one operation. */
export function keptAfter(kept: StoredFavorites, operation: FavoritesOperation): StoredFavorites {
  const { type, owner } = operation
  switch (type) {
    case 'SESSION':
      return withSession(kept, owner)
    case 'CHANGE': {
      const { change } = operation
      if (owner === null) return { ...kept, guest: applyFavorite(kept.guest, change) }
      const account = accountOf(kept, owner)
      return withAccount(kept, { ...account, unsent: withChange(account.unsent, change) })
    }
    case 'RECEIVED':
      return withAccount(kept, { ...accountOf(kept, owner), list: operation.list })
    case 'ACCEPTED': {
      const account = confirmed(accountOf(kept, owner), operation.change)
      return withAccount(kept, { ...account, list: applyFavorite(account.list, operation.change) })
    }
    case 'REFUSED':
      return withAccount(kept, confirmed(accountOf(kept, owner), operation.change))
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
export function readStoredFavorites(text: string | null): StoredFavorites {
  const found = parse(text)
  if (Array.isArray(found)) return { guest: parseFavorites(found), accounts: [] }
  const { guest, accounts } = fieldsOf(found)
  return { guest: parseFavorites(guest), accounts: arrayOf(accounts).flatMap(readAccount) }
}

function readAccount(found: unknown): FavoritesAccount[] {
  const { owner, list, unsent } = fieldsOf(found)
  return typeof owner === 'string' ? [{ owner, list: parseFavorites(list), unsent: parseFavoriteChanges(unsent) }] : []
}

/** The text to store, which `readStoredFavorites` reads. */
export const writeStoredFavorites = ({ guest, accounts }: StoredFavorites): string =>
  JSON.stringify(accounts.length === 0 ? guest : { guest, accounts })

/**
 * What outlives the end of a session in this browser: the changes that servers have not confirmed, which wait for the
 * next sign-in of their account, and what is a guest's own, which another tab may have added meanwhile.
 * @param text as it is stored; @param forgotten the account whose changes go too: it has signed out
 * @returns `null`: nothing
 */
export function favoritesOverSession(text: string | null, forgotten: Owner): string | null {
  const { guest, accounts } = withSession(readStoredFavorites(text), null)
  const left = accounts.filter(({ owner }) => owner !== forgotten)
  return guest.length + left.length === 0 ? null : writeStoredFavorites({ guest, accounts: left })
}

/**
 * The text to store in place of `text`. The caller reads, applies and writes while no other tab does.
 * @param text as it is stored now; `null`: nothing is
 */
export const favoritesTextAfter = (text: string | null, operations: readonly FavoritesOperation[]): string =>
  writeStoredFavorites(operations.reduce(keptAfter, readStoredFavorites(text)))
