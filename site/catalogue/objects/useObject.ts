import { useSuspenseQuery, type QueryKey } from '@tanstack/react-query'
import { useParams, useRouteContext } from '@tanstack/react-router'
import type { ObjectOfKind } from './object-of-kind.ts'

/** The object that the route has loaded by the id in its address. */
export function useObject<Data, Key extends QueryKey, Whole>({ query }: ObjectOfKind<Data, Key, Whole>): Data {
  const { portal } = useRouteContext({ from: '__root__' })
  const { id } = useParams({ strict: false })
  return useSuspenseQuery(query(portal, Number(id))).data
}
