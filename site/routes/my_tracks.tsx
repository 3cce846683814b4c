import { createFileRoute } from '@tanstack/react-router'
import { pageHead, titled } from '../addresses/head.ts'
import { TrackPage } from '../pages/track/TrackPage.tsx'

export const Route = createFileRoute('/my_tracks')({
  staticData: { layout: 'new-default' },
  loader: ({ context: { session, origin } }) => ({ language: session.language, origin }),
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({ ...loaderData, address: '/my_tracks', title: titled(loaderData.language, 'track.title'), description: titled(loaderData.language, 'track.description'), isPrivate: true })
      : {},
  component: TrackPage,
})
