import { FavoriteControl } from '@tropa/library/FavoriteControl/dressed.ts'
import { favoriteData } from './early-favorites.ts'
import { favoriteButton } from './favorite-button.css.ts'
import { useFavoritesStore, useIsFavorite } from './FavoritesProvider.tsx'

export type FavoriteButtonProps = {
  /** Any object of the catalogue, or its card. */
  object: { object_type: string; id: number; the_title: string }
  /** With its word, as on the object's own page. */
  isFull?: boolean
}

/** The heart of one object, wired to the visitor's favourites. */
export function FavoriteButton({ object: { object_type, id, the_title }, isFull = false }: FavoriteButtonProps) {
  const object = { object_type, object_id: id }
  const { send } = useFavoritesStore()
  return (
    <FavoriteControl
      className={favoriteButton}
      data-favorite={favoriteData(object)}
      isFavorite={useIsFavorite(object)}
      isIconOnly={!isFull}
      objectTitle={the_title}
      onChange={(isFavorite) => send({ type: 'CHANGE', object, isFavorite })}
    />
  )
}
