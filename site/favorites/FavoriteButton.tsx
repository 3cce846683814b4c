import { FavoriteControl } from '@tropa/library/FavoriteControl/dressed.ts'
import { favoriteData } from './early-favorites.ts'
import { favoriteButton } from './favorite-button.css.ts'
import { favoriteActions, favoriteFormId } from './favorite-form.ts'
import { useFavoritesStore, useIsFavorite } from './FavoritesProvider.tsx'

export type FavoriteButtonProps = {
  /** Any object of the catalogue, or its card. */
  object: { object_type: string; id: number; the_title: string }
  /** Shows its label too, as on the object's own page. */
  isFull?: boolean
}

/** The heart of one object, wired to the visitor's favourites. */
export function FavoriteButton({ object: { object_type, id, the_title }, isFull = false }: FavoriteButtonProps) {
  const object = { object_type, object_id: id }
  const { send, rendered } = useFavoritesStore()
  const isFavorite = useIsFavorite(object)
  const data = favoriteData(object)
  const name = isFavorite ? favoriteActions.remove : favoriteActions.add
  return (
    <FavoriteControl
      {...(rendered ? { form: favoriteFormId, name, value: data } : { className: favoriteButton })}
      data-favorite={data}
      isFavorite={isFavorite}
      isIconOnly={!isFull}
      objectTitle={the_title}
      onChange={(isPressed) => send({ type: 'CHANGE', object, isFavorite: isPressed })}
    />
  )
}
