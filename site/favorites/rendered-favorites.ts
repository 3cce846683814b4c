import { queryOptions } from '@tanstack/react-query'
import type { Favorites } from '@tropa/machines'
import type { Portal } from '../portal/portal.ts'

/** The account's favourites, the latest first: the hearts of the first HTML show them. */
export const renderedFavoritesQuery = (portal: Portal) =>
  queryOptions<Favorites>({
    queryKey: ['account', 'rendered favorites'],
    queryFn: async ({ signal }) => {
      const { favorite_list } = await portal.favoriteObjects({}, { signal })
      return favorite_list
    },
  })
