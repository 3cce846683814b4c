import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { shareTokenPattern } from '@tropa/contract'
import { titled } from '../messages/titled.ts'
import { orAbsent } from '../portal/absent.ts'
import { isMissing } from '../portal/error.ts'
import { orMissing, orUnavailable } from '../portal/failures.ts'
import { atOnce } from '../portal/at-once.ts'
import type { Portal } from '../portal/portal.ts'
import type { RouterContext } from '../portal/router-context.ts'
import { ownLinksQuery } from '../track-sharing/own-links.ts'

/** How often a page that only shows a track checks whether its link has ended. */
const lookAgainMs = 30_000
const keyOf = (token: string) => ['shared-track', token] as const

export const sharedTrackQuery = (portal: Portal, token: string) =>
  queryOptions({
    queryKey: keyOf(token),
    queryFn: ({ signal }) => portal.sharedTrack({ params: { token } }, { signal }),
    // A page that may change the track waits for changes, and learns of the link's end with them.
    refetchInterval: ({ state: { data, error } }) => (data?.track.can_add || isMissing(error) ? false : lookAgainMs),
    refetchOnWindowFocus: ({ state }) => (isMissing(state.error) ? false : 'always'),
  })

/**
 * Records that a call has found the link ended, so that its page knows at once and keeps the track as it was last
 * seen.
 * @param missing the error of that call
 */
export const keepEnd = (queryClient: QueryClient, token: string, missing: Error): void =>
  queryClient
    .getQueryCache()
    .find({ queryKey: keyOf(token), exact: true })
    ?.setState({ status: 'error', error: missing })

/** The head of a shared track's page, which names neither its author nor its token. @throws 404 once it has ended */
export async function loadSharedTrack(
  { queryClient, portal, session: { language }, origin }: RouterContext,
  token: string,
) {
  const { loadAccountWords } = await import('../messages/account-words.ts')
  await loadAccountWords(language)
  if (!shareTokenPattern.test(token)) throw notFound()
  const { track } = await orUnavailable(orMissing(queryClient.ensureQueryData(atOnce(sharedTrackQuery(portal, token)))))
  const title = track.title ?? titled(language, 'sharedTrack.title')
  return { title, address: '/share_track', language, origin, isPrivate: true as const }
}

/** The head of the page that shares the visitor's own track. On the server it waits for the links of an account. */
export async function loadOwnShare({ queryClient, portal, session: { language, auth }, origin }: RouterContext) {
  const { loadAccountWords } = await import('../messages/account-words.ts')
  await loadAccountWords(language)
  if (auth && import.meta.env.SSR) await orAbsent(queryClient.ensureQueryData(ownLinksQuery(portal)))
  return {
    title: titled(language, 'share.title'),
    address: '/share_track',
    language,
    origin,
    isPrivate: true as const,
  }
}
