import { favoriteKey, type Favorites, withRemoved } from '@tropa/machines'
import { useState } from 'react'

/**
 * The favourites, and in their places those that were removed since the page was opened: a second press takes a removal
 * back, and focus stays where it is.
 */
export function useShownFavorites(favorites: Favorites): Favorites {
  const [shown, setShown] = useState(favorites)
  const next = withRemoved(shown, favorites, favoriteKey)
  if (next.map(favoriteKey).join() === shown.map(favoriteKey).join()) return shown
  setShown(next)
  return next
}
