import { holdUnsent, whenSent } from '../visitor/unsent-changes.ts'
import type { FavoritesStore } from './favorites-store.ts'

/** Signing out waits for the favourites of the account. @returns ends this */
export function holdFavorites({ view, subscribe, send }: FavoritesStore): () => void {
  const count = () => (view().isLoading ? undefined : view().unsent)
  return holdUnsent(() => whenSent({ count, subscribe, retry: () => send({ type: 'WENT_ONLINE' }) }))
}
