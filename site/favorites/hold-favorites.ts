import { holdUnsent, whenSent } from '../visitor/unsent-changes.ts'
import type { FavoritesStore } from './favorites-store.ts'

/**
 * Makes signing out wait for the unsent favourites of the account.
 * @returns ends this
 */
export function holdFavorites({ view, subscribe, send }: FavoritesStore): () => void {
  return holdUnsent(() =>
    whenSent({ count: () => view().unsent, subscribe, retry: () => send({ type: 'WENT_ONLINE' }) }),
  )
}
