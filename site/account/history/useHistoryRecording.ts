import { useMatches, useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { PageHead } from '../../catalogue/objects/page-head.ts'
import { useSession } from '../../visitor/SessionProvider.tsx'

/** Every route whose data has an `object` loads a `PageHead`. */
const objectOf = (loaderData: unknown): PageHead['object'] =>
  typeof loaderData === 'object' && loaderData !== null && 'object' in loaderData
    ? (loaderData as PageHead).object
    : undefined

/**
 * Records the objects whose pages a signed-in visitor opens, after the page has loaded. Guests do not load this
 * script.
 */
export function useHistoryRecording() {
  const { portal, queryClient } = useRouteContext({ from: '__root__' })
  const session = useSession().auth?.expires
  const object = useMatches({ select: (matches) => objectOf(matches.at(-1)?.loaderData) })
  const type = object?.object_type
  const id = object?.id
  useEffect(() => {
    if (session === undefined || type === undefined || id === undefined) return
    void import('./record-seen.ts').then(({ recordSeen }) =>
      recordSeen({ object_type: type, object_id: id }, { session, portal, queryClient }),
    )
  }, [session, type, id, portal, queryClient])
}
