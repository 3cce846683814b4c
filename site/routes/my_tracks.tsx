import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/head/head.ts'
import { titled } from '../messages/titled.ts'
import { KeptTracks } from '../catalogue/tracks/KeptTracks.tsx'
import { TrackPage } from '../planner/TrackPage.tsx'

export const Route = createFileRoute('/my_tracks')({
  staticData: { layout: 'new-default' },
  loader: ({ context: { session, origin } }) => ({ language: session.language, origin }),
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          ...loaderData,
          address: '/my_tracks',
          title: titled(loaderData.language, 'track.title'),
          description: titled(loaderData.language, 'track.description'),
          isPrivate: true,
        })
      : {},
  component: Page,
})

function Page() {
  return (
    <TrackPage>
      <KeptTracks />
    </TrackPage>
  )
}
