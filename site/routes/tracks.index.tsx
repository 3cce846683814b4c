import { createFileRoute } from '@tanstack/react-router'
import { TrackCardView } from '../catalogue/tracks/TrackCardView.tsx'
import { readListFilters } from '../catalogue/lists/list-filters.ts'
import { tracksList } from '../catalogue/tracks/tracks-list.ts'
import { ListPage } from '../catalogue/lists/ListPage.tsx'
import { loadList } from '../catalogue/lists/load-list.ts'
import { useFilters } from '../catalogue/lists/useDrawnFirst.ts'
import { headFrom } from '../app/head/head.ts'

export const Route = createFileRoute('/tracks/')({
  staticData: { layout: 'new-default' },
  loaderDeps: ({ search }) => readListFilters(search, tracksList.takes),
  loader: ({ context, deps }) => loadList(context, tracksList, deps),
  head: headFrom,
  component: Page,
})

function Page() {
  return (
    <ListPage catalogue={tracksList} filters={useFilters(Route.useLoaderDeps(), tracksList)}>
      {(track) => <TrackCardView track={track} titleLevel={2} />}
    </ListPage>
  )
}
