import { type FavoriteChange, favoriteKey, parseFavorites } from '@tropa/machines'

/** For the `data-favorite` of a heart, and for its value in a form. */
export const favoriteData = favoriteKey

/** Parses `location/7`; returns nothing for any other text. */
export function favoriteIn(text: string): FavoriteChange['object'] | undefined {
  const [object_type, id] = text.split('/')
  return parseFavorites([{ object_type, object_id: Number(id) }])[0]
}

/** Hearts that were pressed before the page was hydrated; `noteEarlyClicks` has noted that on the buttons. */
export function takeEarlyFavorites(): FavoriteChange[] {
  return [...document.querySelectorAll<HTMLElement>('[data-favorite][aria-busy]')].flatMap((button) => {
    button.removeAttribute('aria-busy')
    const object = favoriteIn(button.dataset['favorite'] ?? '')
    return object ? [{ object, isFavorite: button.getAttribute('aria-pressed') === 'true' }] : []
  })
}
