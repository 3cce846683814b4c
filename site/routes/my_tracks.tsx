import type { CalendarDate } from '@tropa/contract'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/head/head.ts'
import { SubmittedNote } from '../account/parts/SubmittedNote.tsx'
import { loadSavedTracks } from '../account/tracks/load-saved-tracks.ts'
import { RefusedTrack } from '../account/tracks/RefusedTrack.tsx'
import { saveNote, savedTrackForms } from '../account/tracks/saved-track-forms.ts'
import { SavedTracks } from '../account/tracks/SavedTracks.tsx'
import { type SearchValues, wholeNumber } from '../addresses/search-string.ts'
import { titled } from '../messages/titled.ts'
import { Light } from '../catalogue/seasons/Light.tsx'
import { KeptTracks } from '../catalogue/tracks/KeptTracks.tsx'
import type { Point } from '../geography/distance.ts'
import { loadRenderedStops } from '../planner/load-rendered-stops.ts'
import { PrintedOwnTrack } from '../planner/sheet/LazySheet.tsx'
import { TrackPage } from '../planner/TrackPage.tsx'
import { TrackSharing } from '../track-sharing/TrackSharing.tsx'
import { ChangesByOthers } from '../shared-track/ChangesByOthers.tsx'
import { trackSharingForms } from '../track-sharing/track-sharing-forms.ts'
import { TrackTools } from '../track-sharing/TrackTools.tsx'
import { useSession } from '../visitor/SessionProvider.tsx'

export const Route = createFileRoute('/my_tracks')({
  staticData: { layout: 'new-default' },
  loaderDeps: ({ search: { rename } }: { search: SearchValues }) => ({ renamed: wholeNumber(rename) ?? null }),
  loader: async ({ context }) => {
    await Promise.all([loadSavedTracks(context), loadRenderedStops(context)])
    return { language: context.session.language, origin: context.origin }
  },
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

const daylightOf = (date: CalendarDate, place: Point) => <Light date={date} place={place} />

const forms = [...trackSharingForms, ...savedTrackForms, saveNote]

const news = (
  <>
    <SubmittedNote forms={forms} />
    <RefusedTrack />
    <ChangesByOthers />
  </>
)

function Page() {
  const { renamed } = Route.useLoaderDeps()
  const isSignedIn = useSession().auth !== null
  return (
    <>
      <TrackPage tools={<TrackTools />} news={news} daylightOf={daylightOf}>
        <TrackSharing />
        {isSignedIn && <SavedTracks renamed={renamed} />}
        <KeptTracks />
      </TrackPage>
      <PrintedOwnTrack />
    </>
  )
}
