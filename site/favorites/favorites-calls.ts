import { accountAddresses, type Client, client, type personalCalls, type ObjectType, type Send } from '@tropa/contract'
import { type FavoriteResponse, type FavoriteChange, type Favorites } from '@tropa/machines'
import { statusOf } from '../portal/error.ts'

const names = ['favoriteObjects', 'addFavorite', 'removeFavorite'] as const
type FavoritesCalls = Pick<typeof personalCalls, (typeof names)[number]>

/** The calls of an account's favourites. */
export type FavoritesAccess = {
  list: (signal: AbortSignal) => Promise<Favorites>
  send: (change: FavoriteChange, signal: AbortSignal) => Promise<FavoriteResponse>
}

/** The session has ended, or there were too many calls: the change can be sent again later. */
const isTemporary = (status: number) => status === 401 || status === 408 || status === 429 || status >= 500

export function favoritesAccess(toProvider: Send): FavoritesAccess {
  const { favoriteObjects, addFavorite, removeFavorite } = accountAddresses
  const calls: Client<FavoritesCalls> = client<FavoritesCalls>(
    { favoriteObjects, addFavorite, removeFavorite },
    toProvider,
  )
  return {
    list: async (signal) => (await calls.favoriteObjects({}, { signal })).favorite_list,
    send: async ({ object: { object_type, object_id }, isFavorite }, signal) => {
      // Storage may hold a type that the provider does not know; the provider then refuses it.
      const params = { object_type: object_type as ObjectType, object_id }
      try {
        await (isFavorite ? calls.addFavorite : calls.removeFavorite)({ params }, { signal })
        return { kind: 'accepted' }
      } catch (error) {
        if (isTemporary(statusOf(error))) throw error
        return { kind: 'refused' }
      }
    },
  }
}
