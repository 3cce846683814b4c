import { queryOptions } from '@tanstack/react-query'
import type { Favorites } from '@tropa/machines'
import type { Portal } from '../portal/portal.ts'

/** The most that a provider sends at once, the latest first. */
const mostRendered = 100

/** The account's favourites that the first HTML shows; the machine of favourites loads all of them afterwards. */
export const renderedFavoritesQuery = (portal: Portal) =>
  queryOptions<Favorites>({
    queryKey: ['account', 'rendered favorites'],
    queryFn: async ({ signal }) => {
      const { favorite_list } = await portal.favorites({ query: { limit: mostRendered } }, { signal })
      return favorite_list.map(({ object_type, id }) => ({ object_type, object_id: id }))
    },
  })
