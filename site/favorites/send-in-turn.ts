import {
  type FavoriteResponse,
  favoritesKey,
  readStoredFavorites,
  type SentFavorite,
  unsentFavorites,
} from '@tropa/machines'
import { underLock } from '../visitor/under-lock.ts'
import type { FavoritesAccess } from './favorites-calls.ts'

/** Whether storage still holds this change as unsent. */
function isStillUnsent({ change: { object, isFavorite }, owner }: SentFavorite): boolean {
  return unsentFavorites(readStoredFavorites(localStorage.getItem(favoritesKey)), owner).some(
    (one) =>
      one.isFavorite === isFavorite &&
      one.object.object_type === object.object_type &&
      one.object.object_id === object.object_id,
  )
}

/** One tab sends at a time, and only changes that no other tab has sent meanwhile. */
export function sendInTurn(
  sent: SentFavorite,
  access: FavoritesAccess,
  signal: AbortSignal,
): Promise<FavoriteResponse> {
  const send = async (): Promise<FavoriteResponse> =>
    sent.isStored && !isStillUnsent(sent) ? { kind: 'superseded' } : access.send(sent.change, signal)
  // Without locks two tabs may send the same change; the provider applies it once.
  return underLock(`${favoritesKey}_sending`, send, { signal })
}
