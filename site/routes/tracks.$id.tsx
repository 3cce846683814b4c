import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { headFrom } from '../app/head/head.ts'
import { loadTrack } from '../catalogue/tracks/load-track.ts'
import { ReadyTrackPage } from '../catalogue/tracks/ReadyTrackPage.tsx'
import { readyTrackObjects } from '../catalogue/tracks/ready-track-objects.ts'
import { trackQuery } from '../catalogue/tracks/track-queries.ts'
import { PrintedReadyTrack } from '../planner/sheet/LazySheet.tsx'

export const Route = createFileRoute('/tracks/$id')({
  staticData: { layout: 'new-default' },
  loader: ({ context, params }) => loadTrack(context, params.id),
  head: headFrom,
  component: Page,
})

function Page() {
  const { portal } = Route.useRouteContext()
  const { track } = useSuspenseQuery(trackQuery(portal, Number(Route.useParams().id))).data
  const objects = useMemo(() => readyTrackObjects(track), [track])
  return (
    <>
      <ReadyTrackPage track={track} />
      <PrintedReadyTrack title={track.the_title} link={track.link} objects={objects} />
    </>
  )
}
