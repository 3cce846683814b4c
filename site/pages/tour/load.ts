import { locationsByIdQuery } from '../../portal/queries.ts'
import type { RouterContext } from '../../router.tsx'

/** The places that a page names: on the server it waits for them, in a browser they come after; none of it fails the page. */
export async function withPlaces({ queryClient, portal }: RouterContext, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const asked = queryClient.prefetchQuery(locationsByIdQuery(portal, ids))
  if (import.meta.env.SSR) await asked
}
