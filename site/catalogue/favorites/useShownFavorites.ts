import { favoriteKey, type Favorites, withRemoved } from '@tropa/machines'
import { useState } from 'react'

/**
 * The favourites, including those removed since the page was opened, in their places: a second press restores one,
 * and focus is not lost.
 */
export function useShownFavorites(favorites: Favorites): Favorites {
  const [shown, setShown] = useState(favorites)
  const next = withRemoved(shown, favorites, favoriteKey)
  if (next.map(favoriteKey).join() === shown.map(favoriteKey).join()) return shown
  setShown(next)
  return next
}
