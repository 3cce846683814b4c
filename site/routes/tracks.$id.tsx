import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { headFrom } from '../app/head/head.ts'
import { loadTrack } from '../catalogue/tracks/load-track.ts'
import { ReadyTrackPage } from '../catalogue/tracks/ReadyTrackPage.tsx'
import { trackQuery } from '../catalogue/tracks/track-queries.ts'

export const Route = createFileRoute('/tracks/$id')({
  staticData: { layout: 'new-default' },
  loader: ({ context, params }) => loadTrack(context, params.id),
  head: headFrom,
  component: Page,
})

function Page() {
  const { portal } = Route.useRouteContext()
  const { track } = useSuspenseQuery(trackQuery(portal, Number(Route.useParams().id))).data
  return <ReadyTrackPage track={track} />
}
