import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { headFrom } from '../app/head/head.ts'
import { loadSharedTrack, sharedTrackQuery } from '../planner/load-shared-track.ts'
import { SharedTrackPage } from '../planner/SharedTrackPage.tsx'

export const Route = createFileRoute('/share_track')({
  staticData: { layout: 'new-default' },
  loaderDeps: ({ search }) => ({ token: (search as Readonly<Record<string, string | undefined>>)['token'] ?? '' }),
  // Without a token the page is the visitor's own track.
  loader: ({ context, deps: { token } }) => {
    if (token === '') throw redirect({ to: '/my_tracks' })
    return loadSharedTrack(context, token)
  },
  head: headFrom,
  component: Page,
})

function Page() {
  const { portal } = Route.useRouteContext()
  const { token } = Route.useLoaderDeps()
  return <SharedTrackPage track={useSuspenseQuery(sharedTrackQuery(portal, token)).data.track} />
}
