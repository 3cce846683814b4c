import { notFound, redirect } from '@tanstack/react-router'
import { atOnce } from '../../portal/at-once.ts'
import { orMissing } from '../../portal/failures.ts'
import { locationQuery } from './place-queries.ts'
import type { AskedNearby } from './radius.ts'
import type { RouterContext } from '../../portal/router-context.ts'

/** Loads a place under the address of its kind; the other address redirects here permanently (308). */
export async function loadPlace(
  { queryClient, portal, session, origin }: RouterContext,
  path: '/locations' | '/hotels',
  id: number | undefined,
  around: AskedNearby,
  search: string,
) {
  if (id === undefined) throw notFound()
  const { location } = await orMissing(queryClient.ensureQueryData(atOnce(locationQuery(portal, id, around))))
  const ownPath = location.kind === 'hotel' ? '/hotels' : '/locations'
  if (ownPath !== path) throw redirect({ href: `${ownPath}/${id}${search}`, statusCode: 308 })
  return {
    id,
    title: [location.the_title, location.territory?.the_title].filter(Boolean).join(', '),
    description: location.the_summary,
    address: `${ownPath}/${id}`,
    language: session.language,
    origin,
    object: location,
  }
}
