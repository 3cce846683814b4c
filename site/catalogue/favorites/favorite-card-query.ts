import { queryOptions } from '@tanstack/react-query'
import { type ObjectType, objectTypes } from '@tropa/contract'
import { type Favorite, isTrackObjectType } from '@tropa/machines'
import { cardQuery } from '../../portal/cards-by-id.ts'
import { statusOf } from '../../portal/error.ts'
import type { Portal } from '../../portal/portal.ts'
import type { CardOfAnyKind } from './CardOfKind.tsx'

const isObjectType = (type: string): type is ObjectType => objectTypes.some((known) => known === type)

type OneObject = (
  request: { params: { id: number } },
  options: { signal: AbortSignal },
) => Promise<CardOfAnyKind | Readonly<Record<string, CardOfAnyKind | undefined>>>

/** The response to the call of one object has it under the name of its type, or is the object itself. */
async function loadWhole(portal: Portal, { object_type, object_id: id }: Favorite, signal: AbortSignal) {
  if (!isObjectType(object_type)) return null
  const response = await (portal[object_type] as OneObject)({ params: { id } }, { signal })
  return ((response as Record<string, CardOfAnyKind | undefined>)[object_type] ?? response) as CardOfAnyKind
}

async function orGone(call: Promise<CardOfAnyKind | null>): Promise<CardOfAnyKind | null> {
  try {
    return await call
  } catch (error) {
    if (statusOf(error) === 404) return null
    throw error
  }
}

/**
 * The card of a favourite; `null` if the provider no longer has the object. Places and events are loaded together in
 * one call, which also returns the titles of removed ones; other kinds can be loaded only one by one.
 */
export const favoriteCardQuery = (portal: Portal, favorite: Favorite) => {
  const { object_type, object_id } = favorite
  const isBatched = isTrackObjectType(object_type)
  return queryOptions<CardOfAnyKind | null>({
    ...(isBatched ? cardQuery(portal, { object_type, object_id }) : {}),
    queryKey: isBatched ? ['card', object_type, object_id] : ['favorite', object_type, object_id],
    ...(!isBatched && { queryFn: ({ signal }) => orGone(loadWhole(portal, favorite, signal)) }),
    // Fails offline instead of pausing, so that the page can say so.
    networkMode: 'always',
    refetchOnReconnect: true,
  })
}
