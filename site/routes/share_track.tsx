import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { SearchValues } from '../addresses/search-string.ts'
import { headFrom } from '../app/head/head.ts'
import { ShareOwnPage } from '../track-sharing/ShareOwnPage.tsx'
import { isMissing } from '../portal/error.ts'
import { EndedLink } from '../shared-track/EndedLink.tsx'
import { loadOwnShare, loadSharedTrack, sharedTrackQuery } from '../shared-track/load-shared-track.ts'
import { PrintedSharedTrack, SharedTrackPage } from '../shared-track/SharedTrackPage.tsx'

export const Route = createFileRoute('/share_track')({
  staticData: { layout: 'new-default' },
  loaderDeps: ({ search: { token } }: { search: SearchValues }) => ({ token: token ?? '' }),
  // Without a token the page shares the visitor's own track.
  loader: ({ context, deps: { token } }) => (token === '' ? loadOwnShare(context) : loadSharedTrack(context, token)),
  head: headFrom,
  component: Page,
  notFoundComponent: EndedLink,
})

function Page() {
  const { token } = Route.useLoaderDeps()
  return token === '' ? <ShareOwnPage /> : <Shared token={token} />
}

function Shared({ token }: { token: string }) {
  const { portal } = Route.useRouteContext()
  const { data, error } = useSuspenseQuery(sharedTrackQuery(portal, token))
  const shown = { token, track: data.track, isEnded: isMissing(error) }
  return (
    <>
      <SharedTrackPage {...shown} />
      <PrintedSharedTrack {...shown} />
    </>
  )
}
