import { arrayOf, fieldsOf } from './track-fields.ts'

/** Names an object of the catalogue, of any kind, as on the wire. */
export type Favorite = { readonly object_type: string; readonly object_id: number }
/** A set, the latest first. */
export type Favorites = readonly Favorite[]
/** A change by the visitor. Applying it twice is the same as once. */
export type FavoriteChange = { readonly object: Favorite; readonly isFavorite: boolean }

/** A unique key of an object. */
export const favoriteKey = ({ object_type, object_id }: Favorite): string => `${object_type}/${object_id}`

const isSameAs = (object: Favorite) => (other: Favorite) => favoriteKey(other) === favoriteKey(object)

/** Is the object among the favourites? */
export const isAmong = (favorites: Favorites, object: Favorite): boolean => favorites.some(isSameAs(object))

/** The favourites after one change; the same array where nothing changes. */
export function applyFavorite(favorites: Favorites, { object, isFavorite }: FavoriteChange): Favorites {
  if (isAmong(favorites, object) === isFavorite) return favorites
  const isChanged = isSameAs(object)
  return isFavorite ? [object, ...favorites] : favorites.filter((one) => !isChanged(one))
}

const isType = (value: unknown): value is string => typeof value === 'string' && /^[a-z_]{1,40}$/.test(value)
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 1

function readFavorite(found: unknown): Favorite[] {
  const { object_type, object_id } = fieldsOf(found)
  return isType(object_type) && isId(object_id) ? [{ object_type, object_id }] : []
}

/** Reads any value; drops invalid and repeated entries. */
export function parseFavorites(found: unknown): Favorites {
  const all = arrayOf(found).flatMap(readFavorite)
  return [...new Map(all.map((one) => [favoriteKey(one), one])).values()]
}

/** Reads any value as changes; of several of one object the last counts. */
export function parseFavoriteChanges(found: unknown): readonly FavoriteChange[] {
  const all = arrayOf(found).flatMap((one): FavoriteChange[] => {
    const { object, isFavorite } = fieldsOf(one)
    return readFavorite(object).map((read) => ({ object: read, isFavorite: isFavorite === true }))
  })
  return all.reduce(withChange, [])
}

/** Adds a change in place of an earlier one of the same object. */
export function withChange(changes: readonly FavoriteChange[], change: FavoriteChange): readonly FavoriteChange[] {
  const isChanged = isSameAs(change.object)
  return [...changes.filter(({ object }) => !isChanged(object)), change]
}
