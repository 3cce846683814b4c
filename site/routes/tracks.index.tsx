import { createFileRoute } from '@tanstack/react-router'
import { TrackCardView } from '../cards/TrackCards.tsx'
import { readFilters } from '../lists/filters.ts'
import { tracks } from '../lists/kinds/tracks.ts'
import { ListPage } from '../lists/ListPage.tsx'
import { loadList } from '../lists/load.ts'
import { useFilters } from '../lists/useDrawnFirst.ts'
import { headFrom } from '../pages/articles/load.ts'

export const Route = createFileRoute('/tracks/')({
  staticData: { layout: 'new-default' },
  loaderDeps: ({ search }) => readFilters(search, tracks.takes),
  loader: ({ context, deps }) => loadList(context, tracks, deps),
  head: headFrom,
  component: Page,
})

function Page() {
  return (
    <ListPage catalogue={tracks} filters={useFilters(Route.useLoaderDeps(), tracks)}>
      {(track) => <TrackCardView track={track} titleLevel={2} />}
    </ListPage>
  )
}
