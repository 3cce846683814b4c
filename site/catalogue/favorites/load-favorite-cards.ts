import type { RouterContext } from '../../portal/router-context.ts'
import { favoriteCardQuery } from './favorite-card-query.ts'

/**
 * Loads the cards of an account's newest favourites for the first HTML, in one call. A browser loads those that the
 * page did not come with.
 */
export async function loadFavoriteCards({ queryClient, portal, session }: RouterContext): Promise<void> {
  if (!import.meta.env.SSR || session.auth === null) return
  const { favorite_list } = await portal.favorites({ query: { limit: 100 } })
  for (const card of favorite_list) {
    const favorite = { object_type: card.object_type, object_id: card.id }
    queryClient.setQueryData(favoriteCardQuery(portal, favorite).queryKey, card)
  }
}
