import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { headFrom } from '../pages/articles/load.ts'
import { loadTrack } from '../pages/ready-track/load.ts'
import { ReadyTrackPage } from '../pages/ready-track/ReadyTrackPage.tsx'
import { trackQuery } from '../portal/catalogue-queries.ts'

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
